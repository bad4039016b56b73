"""NumPy arrays over the memory of compiled objects."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


class _Lent:
    """Tells NumPy where the numbers of a `vec` lie, and keeps the `vec` alive as long as an array looks at them."""

    def __init__(self, owner: Any, shape: tuple[int, ...]) -> None:
        flat = np.asarray(memoryview(owner))
        self.owner = owner
        self.__array_interface__ = {
            "data": (flat.ctypes.data, False),
            "shape": shape,
            "typestr": flat.dtype.str,
            "version": 3,
        }


def lent(owner: Any, *shape: int) -> Array:
    """A writable array over the memory of a `vec`, which must never change its size."""
    return np.asarray(_Lent(owner, shape))
