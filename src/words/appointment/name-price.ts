import { isMortgageProject } from '#journey/inquiries/mortgage-projects.ts';
import type { AppointmentWords } from './appointment.ts';

/** The label and the noun of a project's cost, which differ for a purchase, works or an owned house. */
export function namePrice(
  project: string | undefined,
  words: AppointmentWords,
): { readonly label: string; readonly noun: string } {
  return isMortgageProject(project) ? words.prices[project] : words.fields.price;
}
