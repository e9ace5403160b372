import type { Settings } from './read-settings.ts';

/** What settings need not contain, but a lender in production should know. */
export function adviseOnSettings({
  production,
  clamdUrl,
}: Pick<Settings, 'production' | 'clamdUrl'>): readonly string[] {
  if (!production || clamdUrl !== undefined) return [];
  return [
    'CLAMD_URL=none: files from visitors are not scanned for viruses; docs/features/files-from-visitors.md lists what is caught without a scanner',
  ];
}
