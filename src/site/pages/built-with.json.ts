import type { APIRoute } from 'astro';
import { keep } from '#site/build/retention.ts';

/** The settings that the pages were built with, for the server to compare with its own. */
export const GET: APIRoute = ({ site }) => Response.json({ publicUrl: site, keep });
