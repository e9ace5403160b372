import { keep } from '../retention.ts';

/** What the pages say of how long data is kept: for the server to compare, not for visitors. */
export const GET = () => Response.json(keep);
