import type { DemoLocale } from '../DemoLocale.ts'

export const fr: DemoLocale = {
  aboutTexts: [
    'Marché le samedi, grande tablée le dimanche. J’aime les gens qui restent après le café.',
    'Je marche beaucoup, sans montre. Dis-moi où tu irais un après-midi libre.',
    'Toujours un livre en cours et la radio dans la cuisine. J’écris peu, mais avec soin.',
    'La mer hors saison, les petits cinémas, les longues conversations.',
    'J’apprends le violoncelle sur le tard, avec des voisins patients. On commence par une balade ?',
    'Le matin, du silence et un café. Ensuite, tout ce qui fait rire.',
  ],
  greeting: 'Bonjour, ton profil m’a fait sourire. Que préfères-tu faire le dimanche ?',
  firstNames: {
    female: ['Camille', 'Élodie', 'Jeanne', 'Margaux', 'Sylvie', 'Anaïs', 'Hélène', 'Louise'],
    male: ['Antoine', 'Hugo', 'Étienne', 'Julien', 'Laurent', 'Bastien', 'Olivier', 'Marcel'],
  },
  cities: {
    FR: [
      ['Lyon', 'Auvergne-Rhône-Alpes'],
      ['Nantes', 'Pays de la Loire'],
      ['Lille', 'Hauts-de-France'],
      ['Bordeaux', 'Nouvelle-Aquitaine'],
      ['Rennes', 'Bretagne'],
    ],
  },
}
