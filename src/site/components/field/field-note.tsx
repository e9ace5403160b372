import { noteId } from './description.ts';

/** A line below a control that tells about its answer. Renders nothing without one. */
export function FieldNote({ name, note }: { name: string; note: string | undefined }) {
  if (!note) return null;
  return (
    <span className="field__note" id={noteId(name)}>
      {note}
    </span>
  );
}
