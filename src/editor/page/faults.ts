interface Fault {
  readonly file: string;
  readonly place: string;
  readonly reason: string;
}

/** Shows what a start would refuse in the files as they are now, below the forms. */
export async function showFaults(): Promise<void> {
  const response = await fetch('/faults');
  const faults = response.ok ? ((await response.json()) as readonly Fault[]) : [];
  const shown = document.querySelector('#faults');
  const title = shown?.querySelector('summary');
  if (!shown || !title) return;
  shown.toggleAttribute('hidden', faults.length === 0);
  title.textContent =
    faults.length === 1
      ? 'The site does not start with this fault'
      : `The site does not start with these ${faults.length} faults`;
  const lines = faults.map(({ file, place, reason }) => {
    const line = document.createElement('li');
    line.textContent = `${[file, place].filter(Boolean).join(':')}: ${reason}`;
    return line;
  });
  shown.querySelector('ul')?.replaceChildren(...lines);
}
