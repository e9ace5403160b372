import { HelpTip } from '#site/components/help-tip/help-tip.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';

export interface TaegLabelProps {
  label: string;
  help: SimulatorWords['taegHelp'];
}

/**
 * Names the rate required by law and explains it. The button stays on the line of the last word.
 * Where there is no room, what follows the name's comma is left out.
 */
export function TaegLabel({ label, help }: TaegLabelProps) {
  const [name, detail] = label.split(', ');
  return (
    <>
      {name}
      <span className="taeg-label__detail">, </span>
      <span className="taeg-label__end">
        <span className="taeg-label__detail">{detail} </span>
        <HelpTip label={help.label}>{help.text}</HelpTip>
      </span>
    </>
  );
}
