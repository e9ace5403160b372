// The editor's page: Sveltia CMS, whose folder is the lender's, over the server of `npm run edit`.
// Sveltia's test backend keeps its files in the browser's own storage (navigator.storage.getDirectory); here that folder
// is the server's, so that nothing is picked, every browser will do, and the server keeps what a form does not hold.
import { showFaults } from './faults.ts';
import { createFolder, type ReadFile } from './folder.ts';

/** As much of Sveltia CMS as is called here. */
interface Cms {
  init(options: { config: object }): void;
}

const CMS_SCRIPT = '/cms/index.js';

const folder = createFolder(await fetchJson<Record<string, ReadFile>>('/files'), showFaults);
Object.assign(navigator.storage, { getDirectory: async () => folder });
// Nobody signs in: the person at this machine already has the files.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

Object.assign(window, { CMS_MANUAL_INIT: true });
const { default: cms } = (await import(CMS_SCRIPT)) as { default: Cms };
cms.init({ config: { ...(await fetchJson<object>('/config')), load_config_file: false } });
await showFaults();

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as T;
}
