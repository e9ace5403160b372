import { decodeLand } from './decode-land.ts';
import packed from './land.json' with { type: 'json' };

/** The land, coasts, borders and rivers of Belgium and its surroundings. */
export const LAND = decodeLand(packed);
