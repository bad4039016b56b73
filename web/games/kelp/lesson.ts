import type { Lesson } from "../../kit/face";
import Picture from "./LessonPicture.svelte";
import { FIGURES, STEPS } from "./steps";

export default { steps: Object.keys(STEPS), Picture, figures: FIGURES } satisfies Lesson;
