/** What a loan is drawn as: its balance as a river or an area, its years as bars, or nothing (F-3.1). */
export const MOTIFS = ['river', 'area', 'bars', 'none'] as const;

export type Motif = (typeof MOTIFS)[number];
