import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { HelpTip } from '../components/help-tip/help-tip.tsx';

export interface TaegLabelProps {
  label: string;
  help: SimulatorWords['taegHelp'];
}

/** Names the rate that the law asks for, and says what it is. */
export function TaegLabel({ label, help }: TaegLabelProps) {
  return (
    <>
      {label} <HelpTip label={help.label}>{help.text}</HelpTip>
    </>
  );
}
