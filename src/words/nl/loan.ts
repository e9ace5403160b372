import type { loan as french } from '../fr/loan.ts';
import type { Translation } from '../translation.ts';

export const loan: Translation<typeof french> = {
  requestedTitle: 'Wat wij vragen',
  nextTitle: 'Hoe het verdergaat',
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
  next: {
    request: {
      title: 'Uw aanvraag',
      text: 'Ze neemt het bedrag en de looptijd over die u hier kiest. Uw antwoorden worden stap voor stap en versleuteld bewaard.',
    },
    inquiry: {
      title: 'Uw aanvraag',
      text: 'Ze neemt het bedrag en de looptijd over die u hier kiest. U stuurt ze in één keer, met de documenten die u hebt; een adviseur leest ze en antwoordt u.',
    },
    check: {
      title: 'Ons onderzoek',
      text: 'We raadplegen de Centrale voor kredieten aan particulieren, zoals de wet voorschrijft, en gaan na of de terugbetaling in uw budget past. Een aanvraag kan geweigerd worden; dan zeggen we u waarom.',
    },
    contract: {
      title: 'Het contract',
      text: 'Tot u het tekent, bent u tot niets verbonden, en daarna hebt u nog veertien dagen om ervan af te zien.',
    },
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
    personal: {
      title: 'Een persoonlijk project',
      text: 'Een bedrag en een looptijd, voor een privéproject.',
    },
    car: {
      title: 'Een auto',
      text: 'Nieuw of tweedehands, en wat het voorschot verandert.',
    },
    carAtOneRate: 'Nieuw of tweedehands.',
    renovation: {
      title: 'Renovatie\u00adwerken',
      text: 'Uw woning renoveren of isoleren.',
    },
    mobilhome: {
      title: 'Een mobilhome',
      text: 'Dezelfde regels als voor een auto.',
    },
    grouping: {
      title: 'Meerdere kredieten',
      text: 'Wat een hergroepering in totaal kost.',
    },
    coproperty: {
      title: 'Een mede-\u2060eigendom',
      text: 'Uw deel van de werken aan het gebouw, maand per maand betaald.',
    },
  },
};
