import { advice } from './advice.ts';
import { application } from './application.ts';
import { appointment } from './appointment.ts';
import { article } from './article.ts';
import { botCheck } from './bot-check.ts';
import { brokerFinder } from './broker-finder.ts';
import { brokerLocator } from './broker-locator.ts';
import { brokerPage } from './broker-page.ts';
import { carousel } from './carousel.ts';
import { chart } from './chart.ts';
import { chosenBroker } from './chosen-broker.ts';
import { coborrowerLink } from './coborrower-link.ts';
import { configurator } from './configurator.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { coproperty } from './coproperty.ts';
import { documents } from './documents.ts';
import { draftLink } from './draft-link.ts';
import { facts } from './facts.ts';
import { faq } from './faq.ts';
import { faults } from './faults.ts';
import { fields } from './fields.ts';
import { film } from './film.ts';
import { formAdvice } from './form-advice.ts';
import { frame } from './frame.ts';
import { gallery } from './gallery.ts';
import { glossary } from './glossary.ts';
import { helpful } from './helpful.ts';
import { home } from './home.ts';
import { inquiries } from './inquiries.ts';
import { leaveComputer } from './leave-computer.ts';
import { letter } from './letter.ts';
import { loan } from './loan.ts';
import { mail } from './mail.ts';
import { map } from './map.ts';
import { mapGallery } from './map-gallery.ts';
import { menu } from './menu.ts';
import { mockItsme } from './mock-itsme.ts';
import { mortgage } from './mortgage.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { offers } from './offers.ts';
import { office } from './office.ts';
import { ownData } from './own-data.ts';
import { provinces } from './provinces.ts';
import { purchase } from './purchase.ts';
import { retention } from './retention.ts';
import { search } from './search.ts';
import { share } from './share.ts';
import { shareMail } from './share-mail.ts';
import { sharedRequest } from './shared-request.ts';
import { simulator } from './simulator.ts';
import { siteForm } from './site-form.ts';
import { tooltip } from './tooltip.ts';
import { uploads } from './uploads.ts';
import { widget } from './widget.ts';

/** What the whole site says in French. */
export const siteWords = {
  appointment,
  article,
  botCheck,
  brokerFinder,
  brokerLocator,
  brokerPage,
  carousel,
  chart,
  chosenBroker,
  configurator,
  consent,
  contact,
  coproperty,
  facts,
  faq,
  faults,
  fields,
  film,
  formAdvice,
  frame,
  glossary,
  helpful,
  home,
  inquiries,
  loan,
  mail,
  map,
  menu,
  mortgage,
  news,
  newsletter,
  offers,
  office,
  provinces,
  purchase,
  retention,
  search,
  share,
  simulator,
  siteForm,
  tooltip,
  uploads,
  widget,
};

/** What the application says, and what is for its developers alone. */
export const applicationWords = {
  advice,
  application,
  coborrowerLink,
  documents,
  draftLink,
  faults,
  fields,
  gallery,
  leaveComputer,
  letter,
  mapGallery,
  ownData,
  shareMail,
  sharedRequest,
  mockItsme,
};
