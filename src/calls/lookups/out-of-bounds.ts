import { z } from 'zod';
import { named } from '../problems.ts';

/** The bounds that an amount exceeds, in euros. */
export const outOfBounds = named('amount-out-of-bounds', { min: z.number(), max: z.number() });
