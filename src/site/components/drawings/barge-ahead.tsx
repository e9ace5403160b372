/** A barge that comes towards us through a bridge's middle arch. */
export function BargeAhead() {
  return (
    <>
      <path className="drawing__paper" d="M162 158v-16h36v16z" />
      <path className="drawing__lamp" d="M168 146h24v8h-24z" />
      <path className="drawing__brick" d="M152 162v-6h56v6z" />
      <path className="drawing__ink" d="M144 162h72c0 14-6 22-16 24h-40c-10-2-16-10-16-24z" />
      <path d="M180 142v-8" />
    </>
  );
}
