import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#site/build/lender-configuration.ts';

/** The lender's films, posters and captions, under their own file names. */
const FOLDER = join(process.env.CONTENT_DIR || 'content', 'films');

/** Captions only in the site's languages: a folder may contain others. */
export function getStaticPaths() {
  const captions = languages.map((locale) => `${locale}/*.vtt`);
  return globSync(['*.{webm,mp4,webp}', ...captions], { cwd: FOLDER }).map((file) => ({
    params: { file: file.replaceAll('\\', '/') },
  }));
}

export function GET({ params: { file = '' } }: { params: { file?: string } }): Response {
  return new Response(new Uint8Array(readFileSync(join(FOLDER, file))));
}
