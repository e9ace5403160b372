import type { APIRoute } from 'astro';
import { fingerprintFiles } from '#configuration/fingerprint-files.ts';
import { lawFolder } from '#configuration/law-file.ts';
import { findMarks } from '#configuration/marks.ts';
import { formatIsoDate } from '#domain/calendar/date.ts';
import { changesAfter } from '#domain/tariff/tariff-periods.ts';
import { knowsStreets } from '#site/build/knows-streets.ts';
import { configDir, configuration, tariffDay } from '#site/build/lender-configuration.ts';
import { keep } from '#site/build/retention.ts';

const contentDir = process.env.CONTENT_DIR || 'content';

/** The settings and files that the pages were built with, for the server to compare with its own. */
export const GET: APIRoute = ({ site }) =>
  Response.json({
    publicUrl: site,
    keep,
    knowsStreets,
    files: fingerprintFiles(configDir),
    texts: fingerprintFiles(contentDir),
    law: fingerprintFiles(lawFolder()),
    marks: findMarks([configDir, contentDir]).length,
    changes: changesAfter(configuration.tariffPeriods, tariffDay).map(formatIsoDate),
  });
