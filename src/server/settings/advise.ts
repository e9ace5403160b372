import type { Settings } from './read-settings.ts';

/** What settings need not contain, but a lender in production should know. */
export function adviseOnSettings({
  production,
  clamdUrl,
}: Pick<Settings, 'production' | 'clamdUrl'>): readonly string[] {
  if (!production || clamdUrl !== undefined) return [];
  return [
    'No CLAMD_URL: files from visitors are checked by their content, but not scanned for viruses; a scanner is advised',
  ];
}
