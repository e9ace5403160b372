import { HelpTip } from '#site/components/help-tip/help-tip.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';

export interface TaegLabelProps {
  label: string;
  help: SimulatorWords['taegHelp'];
}

/** Names the rate that the law asks for, and says what it is; the button keeps to the last word. */
export function TaegLabel({ label, help }: TaegLabelProps) {
  const end = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, end)}
      <span className="taeg-label__end">
        {label.slice(end)} <HelpTip label={help.label}>{help.text}</HelpTip>
      </span>
    </>
  );
}
