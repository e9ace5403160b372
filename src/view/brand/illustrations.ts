import type { Motif } from '#domain/brand/motif.ts';

/** Whether pages show boats, locks and houses: they belong to the river (F-3.3). */
export const isIllustrated = (motif: Motif): boolean => motif === 'river';
