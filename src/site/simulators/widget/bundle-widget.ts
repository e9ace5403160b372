import { build } from 'vite';
import { configuration, languages } from '#site/build/lender-configuration.ts';
import { sheetPlugins } from '#site/build/own-faces.ts';
import { ownWords } from '#site/build/own-words.ts';
import { inProject } from '#site/build/project-root.ts';
import { drawLoansAs } from '#view/motif-plugin.ts';

/**
 * Builds the widget as a single classic script, separate from the site's pages: its name has no
 * hash, because other sites link to it, and only a classic script knows its own address.
 */
export async function bundleWidget(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { postcss: sheetPlugins(configuration.brand) },
    plugins: [ownWords(configuration.words), drawLoansAs(configuration.brand.motif)],
    define: {
      'process.env.NODE_ENV': '"production"',
      SITE_LANGUAGES: JSON.stringify(languages),
    },
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
