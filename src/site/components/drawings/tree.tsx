import { Drawing } from './drawing.tsx';

/** The trees of a canal: a lime, a poplar, a pollard willow. */
export const TREES = { lime: Lime, poplar: Poplar, willow: Willow };

export type TreeKind = keyof typeof TREES;

export function TreePart({ kind = 'lime' }: { kind?: TreeKind }) {
  const Kind = TREES[kind];
  return <Kind />;
}

export function Tree() {
  return (
    <Drawing width={100} top={36}>
      <TreePart />
      <path d="M0 180h100" />
    </Drawing>
  );
}

function Lime() {
  return (
    <>
      <path
        className="drawing__leaf"
        d="M50 140c-14 8-34 2-36-14-14-8-12-30 2-36 0-18 18-28 32-20 14-10 34 0 34 18 14 6 18 26 4 36 0 18-22 26-36 16z"
      />
      <path d="M50 180v-76M50 132l-16-16M50 120l15-15M30 98c2-6 6-9 12-10M66 88c5 0 9 3 11 8" />
      <path d="M42 180h18" />
    </>
  );
}

function Poplar() {
  return (
    <>
      <path
        className="drawing__leaf"
        d="M50 162c-20-6-25-40-20-74 4-28 12-42 20-50 8 8 16 22 20 50 5 34 0 68-20 74z"
      />
      <path d="M50 180V84M50 140l-9-11M50 124l9-11M50 108l-7-9M40 92c1-9 3-15 6-21" />
      <path d="M43 180h14" />
    </>
  );
}

function Willow() {
  return (
    <>
      <path
        className="drawing__leaf"
        d="M14 112c0-14 8-20 14-34 6-14 14-22 22-22s18 8 24 22c6 12 14 20 14 34-12-10-24-12-38-12s-26 4-36 12z"
      />
      <path d="M44 124 26 92M47 122 40 78M51 121l1-50M55 122l8-42M58 124l16-30" />
      <path className="drawing__brick" d="M40 180c5-22 3-38-3-54 8-7 19-7 27 0-6 16-8 32-3 54z" />
      <path d="M49 148v12M55 138v10" />
    </>
  );
}
