import { isMortgageProject } from '#journey/inquiries/mortgage-projects.ts';
import type { AppointmentWords } from './appointment.ts';

/** What a project costs is called otherwise for a purchase, works or a house that one has: its label, its noun. */
export function namePrice(
  project: string | undefined,
  words: AppointmentWords,
): { readonly label: string; readonly noun: string } {
  return isMortgageProject(project) ? words.prices[project] : words.fields.price;
}
