// A folder of the server as the File System Access API shows one: as much of it as Sveltia CMS uses.

/** A file as the server sends it: what its form holds, and the version that this is. */
export interface ReadFile {
  readonly value: unknown;
  readonly version: string;
}

/** What is there, by path, as it was read or last stored. */
const files = new Map<string, { text: Blob; version: string }>();

/** Called after each change of a file. */
let changed: () => Promise<void> = async () => {};

export function createFolder(
  read: Readonly<Record<string, ReadFile>>,
  onChange: () => Promise<void>,
) {
  for (const [path, { value, version }] of Object.entries(read))
    files.set(path, { text: new Blob([JSON.stringify(value)]), version });
  changed = onChange;
  // The test backend keeps its files in a folder of its own within the storage.
  return { getDirectoryHandle: async () => new Folder('', '') };
}

/** Where it can, Sveltia writes next to a file and moves the result into place. */
const NEXT_TO_IT = '.sveltia-tmp-';

const notFound = () => new DOMException('There is no such file.', 'NotFoundError');

class Folder {
  readonly kind = 'directory';
  readonly name: string;
  /** With a slash at its end, unless it is empty. */
  readonly path: string;

  constructor(name: string, path: string) {
    this.name = name;
    this.path = path;
  }

  async *entries(): AsyncGenerator<[string, Folder | FileEntry]> {
    const names = new Set<string>();
    for (const path of files.keys()) {
      if (!path.startsWith(this.path)) continue;
      const [name = '', ...rest] = path.slice(this.path.length).split('/');
      if (names.has(name)) continue;
      names.add(name);
      yield [name, rest.length > 0 ? this.folder(name) : new FileEntry(name, this.path + name)];
    }
  }

  folder(name: string): Folder {
    return new Folder(name, `${this.path}${name}/`);
  }

  async getDirectoryHandle(name: string): Promise<Folder> {
    return this.folder(name);
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<FileEntry> {
    const path = this.path + name;
    if (!create && !files.has(path)) throw notFound();
    return new FileEntry(name, path);
  }

  async removeEntry(name: string): Promise<void> {
    const path = this.path + name;
    if (!files.has(path)) return;
    await send(path, { method: 'DELETE' });
    files.delete(path);
  }
}

class FileEntry {
  readonly kind = 'file';
  name: string;
  path: string;
  /** What was written and not stored yet. */
  written: Blob | undefined;

  constructor(name: string, path: string) {
    this.name = name;
    this.path = path;
  }

  async getFile(): Promise<File> {
    const text = this.written ?? files.get(this.path)?.text;
    if (text === undefined) throw notFound();
    return new File([text], this.name);
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(part),
      close: async () => {
        this.written = new Blob(parts);
        if (!this.name.startsWith(NEXT_TO_IT)) await this.store(this.path);
      },
    };
  }

  async move(folder: Folder, name: string): Promise<void> {
    await this.store(folder.path + name);
    this.name = name;
    this.path = folder.path + name;
  }

  async store(path: string): Promise<void> {
    const text = this.written ?? new Blob();
    const before = files.get(path);
    const headers = before ? { 'If-Match': before.version } : undefined;
    const response = await send(path, { method: 'PUT', body: text, ...(headers && { headers }) });
    files.set(path, { text, version: response.headers.get('etag') ?? '' });
  }
}

async function send(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(`/files/${path}`, request);
  if (response.ok) {
    await changed();
    return response;
  }
  const reason = await response.text();
  window.alert(reason);
  throw new Error(reason);
}
