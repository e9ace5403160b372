import type { Settings } from './read-settings.ts';

/** What settings do not have to say, and a lender in production should know. */
export function adviseOnSettings({
  production,
  clamdUrl,
}: Pick<Settings, 'production' | 'clamdUrl'>): readonly string[] {
  if (!production || clamdUrl !== undefined) return [];
  return [
    'No CLAMD_URL: files from visitors are judged by what they hold, and not scanned for viruses; a scanner is advised',
  ];
}
