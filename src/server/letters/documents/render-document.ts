import type { Configuration } from '#configuration/load-configuration.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { DOCUMENT_WORDS } from '#words/documents/documents.ts';
import type { PdfRenderer } from '../pdf/pdf-documents.ts';
import type { DocumentKind } from './document-keys.ts';
import { secciDocument } from './secci-document.ts';
import type { ShownApplication } from './shown-application.ts';
import { summaryDocument } from './summary-document.ts';

export interface RenderDocument {
  configuration: Pick<Configuration, 'lender' | 'tariffs' | 'lists' | 'brokers' | 'brand'>;
  publicUrl: string;
  keep: RetentionPeriods;
  pdfRenderer: PdfRenderer;
}

export interface RenderedDocument {
  /** "fluvia-recapitulatif-FLV-2026-7K3M9Q.pdf" */
  filename: string;
  file: Buffer;
}

/** Renders a document of an application as PDF, with its file name. */
export async function renderDocument(
  { configuration, publicUrl, keep, pdfRenderer }: RenderDocument,
  kind: DocumentKind,
  application: ShownApplication,
  locale: ContractLocale,
): Promise<RenderedDocument> {
  const sources = { ...configuration, publicUrl, keep };
  const file =
    kind === 'summary'
      ? await pdfRenderer.renderSummary(
          summaryDocument(application, sources, locale),
          application.at,
        )
      : await pdfRenderer.renderSecci(secciDocument(application, sources, locale), application.at);
  const parts = [configuration.lender.name, DOCUMENT_WORDS[locale][kind].file];
  if (application.reference !== undefined) parts.push(application.reference);
  return { filename: `${parts.map(inFilename).join('-')}.pdf`, file };
}

/** Replaces characters that some systems or headers do not accept. */
function inFilename(part: string): string {
  return part
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
