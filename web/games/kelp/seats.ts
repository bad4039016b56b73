/** Which seat plays which side. */
export const SHARK = 0;
export const OCTOPUS = 1;
