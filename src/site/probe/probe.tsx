import { useState } from 'react';
export function Probe({ n }: { n: number }) {
  const [v, set] = useState(n);
  return (
    <button type="button" onClick={() => set(v + 1)}>
      {v}
    </button>
  );
}
