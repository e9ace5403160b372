import type { APIRoute } from 'astro';
import { keep } from '#site/build/retention.ts';

/** What the pages were told: for the server to compare with its settings, not for visitors. */
export const GET: APIRoute = ({ site }) => Response.json({ publicUrl: site, keep });
