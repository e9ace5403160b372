import process from 'node:process';
import { readLanguages } from '#configuration/languages.ts';
import { createEditor } from './serve-editor.ts';

// `npm run edit`: the lender's files in forms, on this machine alone. Ctrl-C ends it.

const configDir = process.env.CONFIG_DIR || 'config';
const contentDir = process.env.CONTENT_DIR || 'content';
const port = Number(process.env.EDIT_PORT || '3300');

const editor = createEditor({ configDir, contentDir, languages: readLanguages(configDir) });
await editor.listen({ host: '127.0.0.1', port });
process.stdout.write(`The lender's files are edited at http://localhost:${port}/\n`);
