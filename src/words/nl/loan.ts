import type { loan as french } from '../fr/loan.ts';
import type { Translation } from '../translation.ts';

export const loan: Translation<typeof french> = {
  requestedTitle: 'Wat wij vragen',
  questionsTitle: 'Vragen over dit krediet',
  allQuestions: 'Alle veelgestelde vragen',
  jump: {
    sections: 'Op deze pagina',
    toSection: 'Ga naar…',
    loans: 'Een ander krediet',
    toLoan: 'Kies een krediet…',
    go: 'Ga',
  },
  quickAccess: {
    label: 'Snelle toegang',
    modify: { short: 'Wijzigen', long: 'De simulatie wijzigen' },
    help: { short: 'Hulp', long: 'Vragen en hulp' },
    tip: { short: 'Tip', long: 'De tip herlezen' },
  },
  openApplication: {
    title: 'Uw aanvraag staat open',
    text: 'Uw antwoorden blijven bewaard. Vraagt u de lening aan die u hier kiest, dan vervangt ze die van uw aanvraag; anders blijft uw aanvraag zoals ze is.',
    back: 'Terug naar mijn aanvraag',
  },
  applyingIn: {
    names: { fr: 'het Frans', nl: 'het Nederlands' },
    note: 'De aanvraag en het contract zijn in {languages}. Deze knop opent de aanvraag in {language}.',
    other: 'Openen in {language}',
  },
  downPayment: {
    title: 'Met of zonder voorschot',
    lead: 'Een nieuw voertuig van {price}, afbetaald in {months}\u00a0maanden.',
    scale: {
      river: 'De twee rivieren zijn op dezelfde schaal getekend.',
      area: 'De twee vlakken zijn op dezelfde schaal getekend.',
      bars: 'De staven van beide leningen zijn op dezelfde schaal getekend.',
    },
    with: 'Met {percent}\u00a0% voorschot',
    without: 'Zonder voorschot',
    borrowed: 'geleend',
    inAllWith: 'in totaal, voorschot inbegrepen',
    inAllWithout: 'in totaal',
  },
  others: {
    title: 'Een ander project?',
    personal: { title: 'Een persoonlijk project' },
    car: { title: 'Een auto' },
    renovation: { title: 'Renovatie\u00adwerken' },
    mobilhome: { title: 'Een mobilhome' },
    grouping: { title: 'Meerdere kredieten' },
    coproperty: { title: 'Een mede-\u2060eigendom' },
  },
};
