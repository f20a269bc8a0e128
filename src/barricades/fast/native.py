"""Programs compiled for this processor by LLVM, and called with arrays."""

from __future__ import annotations

import ast
import ctypes
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Any

import numpy as np

from .disk_cache import cached
from .program import Function, Program

KINDS = {
    **{"Tape": np.int16, "Games": np.int16, "Luck": np.int64},
    **{"Reals": np.float64, "Bytes": np.uint8},
}
PLAIN: dict[str, Any] = {
    "int": ctypes.c_int64,
    "float": ctypes.c_double,
    "bool": ctypes.c_bool,
    "None": None,
}
SPEED = 2  # how hard LLVM tries


class Native:
    """The compiled entries of a program, by name.

    No two arrays of a call may overlap. Other threads of Python run during a call. If tapes are
    split, the tables are the last argument of each; see `Target`, in `values`.
    """

    def __init__(
        self, program: Program, limits: Mapping[str, int] | None = None, target: Any = None
    ) -> None:
        self._split = bool(target and target.split)
        self._plain = PLAIN | ({"int": ctypes.c_int32} if target and target.bits == 32 else {})
        self._engine = _compiled(program, limits, target)
        self._fault = self._engine.get_global_value_address("fault") if limits else 0
        self.functions = {
            program.functions[name].tree.name: self._callable(program.functions[name])
            for name in program.entries
        }

    def _callable(self, function: Function) -> Callable[..., Any]:
        types = [ast.unparse(arg.annotation) for arg in function.tree.args.args if arg.annotation]
        types += ["Tape"] * self._split
        returns = ast.unparse(function.tree.returns) if function.tree.returns else "None"
        kinds = [ctypes.c_void_p if kind in KINDS else self._plain[kind] for kind in types]
        engine = self._engine
        call = ctypes.CFUNCTYPE(self._plain[returns], *kinds)(
            engine.get_function_address(function.name)
        )
        names = [arg.arg for arg in function.tree.args.args] + ["tables"] * self._split

        def checked(*given: Any) -> Any:
            if len(given) != len(types):
                raise TypeError(f"{function.tree.name} takes {len(types)} arguments")
            done = call(*map(_passed, names, types, given))
            assert engine, "what is compiled is kept as long as it may be called"
            return done

        return checked

    @property
    def fault(self) -> int:
        """The line of the first access outside a tape, if limits were given; or 0."""
        return ctypes.c_int64.from_address(self._fault).value if self._fault else 0


def _passed(name: str, kind: str, given: Any) -> Any:
    """An argument as ctypes passes it."""
    if kind not in KINDS:
        return given
    wanted = np.dtype(KINDS[kind])
    if not isinstance(given, np.ndarray) or given.dtype != wanted:
        raise TypeError(f"{name} must be an array of {wanted}")
    if not given.flags.c_contiguous or not given.flags.writeable:
        raise ValueError(f"{name} must lie in one piece, and be free to be written to")
    return given.ctypes.data


_ready = Lock()


def _compiled(program: Program, limits: Mapping[str, int] | None, target: Any) -> Any:
    """A program in memory, ready to be called."""
    import llvmlite.binding as llvm

    from .translate import translate

    with _ready:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        chip = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
        text = str(translate(program, limits, target))
        about = "\n".join([llvmlite_version(), *chip, str(SPEED), text])
        made = cached(about, lambda: _object(text, *chip))
        machine = _machine(*chip)
        engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        engine.add_object_file(llvm.ObjectFileRef.from_data(made))
        engine.finalize_object()
    return engine


def llvmlite_version() -> str:
    import llvmlite

    return str(llvmlite.__version__)


def _machine(cpu: str, features: str) -> Any:
    import llvmlite.binding as llvm

    target = llvm.Target.from_default_triple()
    return target.create_target_machine(cpu=cpu, features=features, opt=SPEED, jit=True)


def _object(text: str, cpu: str, features: str) -> bytes:
    """A program as an object file."""
    import llvmlite.binding as llvm

    module, machine = llvm.parse_assembly(text), _machine(cpu, features)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    made: bytes = machine.emit_object(module)
    return made
