import { build } from 'vite';
import { inProject } from '#site/build/project-root.ts';

/**
 * The widget as one classic script. A page of its own site cannot be part of it: the name carries no
 * hash, for it stands in other people's pages, and it knows its own address only as a classic script.
 */
export async function bundleWidget(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: inProject('src', 'site', 'simulators', 'widget', 'loan-simulator.ts'),
        formats: ['iife'],
        name: 'LoanfrontSimulator',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('The widget was not bundled');
  const [script, ...others] = bundle.output;
  if (others.length > 0) throw new Error('The widget is more than one file');
  return script.code;
}
