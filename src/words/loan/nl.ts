import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  pages: {
    personal: {
      title: 'Persoonlijke lening: maandaflossing en totale kosten',
      description:
        'Kies een bedrag en een looptijd: u ziet de maandaflossing, het JKP en de totale kosten van de persoonlijke lening.',
      headline: 'Persoonlijke lening: de kosten, tot op de cent.',
      lead: 'Om in te richten, te studeren, te reizen of een grote uitgave te betalen. De maandaflossing en de totale kosten staan altijd samen, voor elk bedrag en elke looptijd.',
      asked:
        'Wat u wilt financieren, en dan wat elke aanvraag bevat: wie u bent, uw werk, uw inkomsten, uw woning, uw lasten en de kredieten die al lopen.',
    },
    car: {
      title: 'Autolening: nieuwe of tweedehandswagen',
      description:
        'Bereken de maandaflossing en de kosten van een autolening, voor een nieuwe of een tweedehandswagen, en zie wat het voorschot verandert.',
      headline: 'Autolening: het voorschot telt mee in het tarief.',
      lead: 'Nieuw of tweedehands, bij een handelaar. Het tarief hier geldt vanaf een voorschot van 15\u00a0% van de prijs; daaronder geldt een ander tarief.',
      asked:
        'Wie de auto verkoopt, de prijs, uw voorschot en de datum van de eerste inschrijving. Het tarief hangt daarvan af: verandert het, dan tonen we u het nieuwe voor u verdergaat. Koopt u van een particulier, dan stellen we de persoonlijke lening voor.',
    },
    mobilhome: {
      title: 'Mobilhomelening: nieuw of tweedehands',
      description:
        'Bereken de maandaflossing en de kosten van een mobilhomelening, nieuw of tweedehands, volgens het bedrag en de looptijd.',
      headline: 'Mobilhomelening: de leeftijd telt mee in de looptijd.',
      lead: 'Nieuw of tweedehands, bij een handelaar. De leeftijd van de mobilhome en de looptijd van de lening zijn samen hoogstens tien jaar.',
      asked:
        'Wie de mobilhome verkoopt, de prijs, uw voorschot en de datum van de eerste inschrijving. Het tarief hangt daarvan af: verandert het, dan tonen we u het nieuwe voor u verdergaat. Koopt u van een particulier, dan stellen we de persoonlijke lening voor.',
    },
    renovation: {
      title: 'Renovatielening: werken en energie',
      description:
        'Bereken de maandaflossing en de kosten van een renovatielening, voor gewone werken of om energie te besparen.',
      headline: 'Renovatielening: eerst de offerte, dan het bedrag.',
      lead: 'Om uw woning te renoveren, of om ze minder te laten verbruiken. Werken die energie besparen, hebben een tarief apart.',
      asked:
        'Welke werken u plant, en of u eigenaar van de woning bent. De gewone renovatielening is er voor eigenaars; wie dat niet is, stellen we de persoonlijke lening voor, over hoogstens 84\u00a0maanden.',
    },
    grouping: {
      title: 'Kredieten hergroeperen: maandaflossing en totale kosten',
      description:
        'Bereken de maandaflossing en de totale kosten van een krediet dat er meerdere vervangt, met of zonder extra bedrag.',
      headline: 'Kredieten hergroeperen: vergelijk de totale kosten.',
      lead: 'Eén krediet neemt het saldo van meerdere andere over. Over een langere looptijd daalt de maandaflossing en stijgen de totale kosten: kijk altijd naar beide.',
      asked:
        'Uw lopende kredieten, een voor een: de soort, de maandaflossing, de looptijd, en welke deze lening overneemt. Neemt ze er geen over, dan stellen we de persoonlijke lening voor.',
    },
    coproperty: {
      title: 'Lening mede-eigendom: uw aandeel in de werken',
      description:
        'Bereken de maandaflossing en de kosten van een lening om uw aandeel te betalen in de werken aan de gemene delen van een gebouw.',
      headline: 'Lening mede-eigendom: uw aandeel, maand na maand.',
      lead: 'De algemene vergadering heeft werken goedgekeurd: dak, gevel, lift, stookketel. Zie wat uw aandeel kost als u het in maandaflossingen betaalt.',
      asked:
        'Wie u bent en hoe we u bereiken, uw aandeel en, als u het hebt, het verslag van de algemene vergadering. Een adviseur neemt daarna contact met u op.',
    },
  },
  finances: 'Wat deze lening financiert',
  askedTitle: 'Wat wij vragen',
  nextTitle: 'Wat daarna komt',
  next: {
    request: {
      title: 'Uw aanvraag',
      text: 'Ze neemt het bedrag en de looptijd over die u hier kiest. Uw antwoorden worden gaandeweg en versleuteld bewaard.',
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
      text: 'Niets bindt u voor u het tekent, en daarna hebt u nog veertien dagen om ervan af te zien.',
    },
  },
  others: {
    title: 'Een ander project?',
    call: 'Een adviseur rekent samen met u: {phone}.',
    personal: {
      title: 'Een persoonlijk project',
      text: 'Een bedrag en een looptijd, voor een privéproject.',
    },
    car: {
      title: 'Een auto',
      text: 'Nieuw of tweedehands, en wat het voorschot verandert.',
    },
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
      text: 'Wat een hergroepering kost, in totaal.',
    },
    coproperty: {
      title: 'Een mede-eigendom',
      text: 'Uw deel van de werken aan het gebouw, maand per maand betaald.',
    },
  },
};
