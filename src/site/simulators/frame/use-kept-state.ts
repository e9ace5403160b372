import { useEffect, useState } from 'react';

/** Where a simulator keeps its state while it is unmounted. */
export interface StateMemory<State> {
  state?: State;
}

/** A simulator's state: restored from `memory` (`wasKept`), else opened. */
export function useKeptState<State>(open: () => State, memory?: StateMemory<State>) {
  const [wasKept] = useState(memory?.state !== undefined);
  const [state, setState] = useState(() => memory?.state ?? open());
  useEffect(() => {
    if (memory) memory.state = state;
  }, [memory, state]);
  return { state, setState, wasKept };
}
