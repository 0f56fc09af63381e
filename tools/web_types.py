"""The browser's types, made from what the server sends: run after a change of a struct.

    python tools/web_types.py

Every struct becomes an interface; its docstring and the comments behind its fields come along.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DataclassType,
    DictType,
    EnumType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from tafelrunde.engine import notes
from tafelrunde.engine.declared import presenting
from tafelrunde.engine.registry import find_game, game_names
from tafelrunde.engine.showing import UNSENT
from tafelrunde.table import rest, wire
from tafelrunde.table.game.running_game import Taken

WEB: Final = Path(__file__).parent.parent / "web" / "src"
HEAD: Final = "/** Made by tools/web_types.py from what the server sends; not to be edited. */\n"
COMMENT: Final = re.compile(
    r"^    (\w+): (?:.*|.*\(\n(?:        .*\n)+    \))  # (.+)$", re.MULTILINE
)
"""A field, perhaps of several lines, and the comment behind it."""
BASES: Final = (wire.TableView, rest.PrintedFacts)
"""To which every game adds its own fields."""
PLAIN: Final[dict[type[Type], str]] = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}


def files() -> dict[Path, str]:
    """Every generated file and what has to stand in it."""
    shell = interfaces(structs_of(wire))
    unions = [("ToClient", wire.ToClient), ("FromClient", wire.FromClient)]
    for name, union in unions:
        names = [each.__name__ for each in union.__args__]
        shell += f"\nexport type {name} = {' | '.join(names)};\n"
    answers = [each for each in structs_of(rest) if each not in structs_of(wire)]
    table_kinds = {**notes.KINDS, "Undone": Taken}
    found = {
        WEB / "lib" / "generated" / "wire.ts": HEAD + shell,
        WEB / "lib" / "generated" / "rest.ts": HEAD + with_imports(interfaces(answers)),
        WEB / "lib" / "generated" / "notes.ts": HEAD + events(table_kinds, "Note", "./wire"),
    }
    for game in game_names():
        try:
            module = import_module(f"tafelrunde.games.{game}.shown.wire_types")
        except ModuleNotFoundError:
            continue  # a game that no table shows yet
        folder = WEB / "games" / game / "generated"
        found[folder / "view.ts"] = HEAD + interfaces(own_structs(module))
        kinds = find_game(game).shown.event_kinds
        found[folder / "events.ts"] = HEAD + events(kinds, "GameEvent", "../../../lib/wire")
    return found


def with_imports(text: str) -> str:
    """Before it the names that it uses of those that travel over the WebSocket."""
    names = sorted(each.__name__ for each in structs_of(wire))
    used = [name for name in names if re.search(rf": {name}\b", text)]
    return f'import type {{ {", ".join(used)} }} from "./wire";\n{text}'


def events(kinds: Mapping[str, type], union: str, wire_file: str) -> str:
    """What can happen: an interface for each kind of event, and all of them together."""
    texts = [f'import type {{ EventView }} from "{wire_file}";\n']
    texts += [f"\n{event(kind, each)}" for kind, each in kinds.items()]
    return "".join(texts) + f"\nexport type {union} =\n  | " + "\n  | ".join(kinds) + ";\n"


def event(kind: str, struct: type) -> str:
    """One kind of event as TypeScript; a docstring that only repeats its fields is left out."""
    info = type_info(struct)
    assert isinstance(info, DataclassType)
    said = comments(struct)
    sent = [field for field in info.fields if field.name not in UNSENT]
    about = " ".join((vars(struct).get("__doc__") or "").split())
    lines = [] if about.startswith(f"{struct.__name__}(") else [f"/** {about} */"]
    lines += [f"export interface {kind} extends EventView {{", f'  kind: "{kind}";']
    if sent:
        lines += ["  fields: {", *(f"  {line}" for line in fields(sent, said)), "  };"]
    return "\n".join([*lines, "}"]) + "\n"


def comments(struct: type) -> dict[str, str]:
    """What is said behind its fields, and behind those of its bases."""
    ours = [each for each in reversed(struct.__mro__) if each not in Struct.__mro__]
    return dict(pair for each in ours for pair in COMMENT.findall(inspect.getsource(each)))


def fields(some: Iterable[Field], said: Mapping[str, str]) -> Iterator[str]:
    """Fields that are always there, each with the comment behind it."""
    for field in some:
        if note := described(field.type) or said.get(field.name, ""):
            yield f"  /** {note[0].upper()}{note[1:].rstrip('.')}. */"
        yield f"  {field.encode_name}: {spelled(field.type)};"


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module names, bases without fields left out, in its order."""
    found = [each for each in vars(module).values() if inspect.isclass(each)]
    return [each for each in found if issubclass(each, Struct) and is_sent(each)]


def own_structs(module: ModuleType) -> list[type[Struct]]:
    """Those that it does not import."""
    return [each for each in structs_of(module) if each.__module__ == module.__name__]


def is_sent(struct: type[Struct]) -> bool:
    """Whether it is more than a base of others."""
    tagged = struct.__struct_config__.tag is not None
    return bool(struct.__struct_fields__) or tagged or struct in BASES


def interfaces(structs: Sequence[type[Struct]]) -> str:
    """All of them, one after the other."""
    return "".join(f"\n{interface(each)}" for each in structs)


def interface(struct: type[Struct]) -> str:
    """One struct as TypeScript."""
    info = type_info(struct)
    assert isinstance(info, StructType)
    said = comments(struct)
    if part := presenting.PARTS.get(struct):
        said = comments(part) | said
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag is not None else []
    for field in info.fields:
        note = described(field.type) or said.get(field.name, "")
        if note:
            lines.append(f"  /** {note[0].upper()}{note[1:].rstrip('.')}. */")
        mark = "?" if may_be_absent(struct, field) else ""
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        lines.append(f"  {name}{mark}: {spelled(field.type)};")
    about = " ".join((inspect.getdoc(struct) or "").split())
    if not lines:
        return f"/** {about} */\nexport type {struct.__name__} = object;\n"
    return f"/** {about} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def may_be_absent(struct: type[Struct], field: Field) -> bool:
    """Whether a message can do without it: usual values are left out, or need not be sent."""
    has_usual = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    if not field.required and not has_usual:
        return True  # it may be UNSET
    usual = struct.__struct_config__.omit_defaults or issubclass(struct, wire.Strict)
    return usual and not field.required


def described(kind: Type) -> str:
    """The description that a type carries."""
    found = kind.extra_json_schema or {} if isinstance(kind, Metadata) else {}
    return str(found.get("description", ""))


def spelled(kind: Type) -> str:
    """A type in TypeScript."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case Metadata(type=RawType()):
            return str((kind.extra_json_schema or {})["$ref"]).rpartition("/")[2]
        case Metadata():
            return spelled(kind.type)
        case StructType():
            return kind.cls.__name__
        case ListType() | VarTupleType():
            inside = spelled(kind.item_type)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case TupleType():
            return f"[{', '.join(map(spelled, kind.item_types))}]"
        case DictType():
            key = spelled(kind.key_type)
            record = f"Record<{key}, {spelled(kind.value_type)}>"
            is_partial = isinstance(kind.key_type, LiteralType)  # members of an enum are all there
            return f"Partial<{record}>" if is_partial else record
        case EnumType():
            return " | ".join(f'"{member.value}"' for member in kind.cls)
        case LiteralType():
            return " | ".join(f'"{value}"' for value in sorted(map(str, kind.values)))
        case UnionType():
            return " | ".join(together(map(spelled, kind.types)))
        case _:
            raise TypeError(f"{kind} has no name in TypeScript yet")


def together(names: Iterable[str]) -> list[str]:
    """Each once, null last."""
    return sorted(dict.fromkeys(names), key=lambda name: name == "null")


def main() -> None:
    """Write all files."""
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
