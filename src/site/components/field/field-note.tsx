import { noteId } from './description.ts';

/** A line about the answer, below the control. Renders nothing without one. */
export function FieldNote({ name, note }: { name: string; note: string | undefined }) {
  if (!note) return null;
  return (
    <span className="field__note" id={noteId(name)}>
      {note}
    </span>
  );
}
