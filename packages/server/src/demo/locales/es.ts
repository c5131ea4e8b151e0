import type { DemoLocale } from '../DemoLocale.ts'

export const es: DemoLocale = {
  aboutTexts: [
    'Los domingos, mercado y arroz para quien venga. Me gusta la gente que se queda a la sobremesa.',
    'Camino mucho y sin prisa. Cuéntame qué harías con una tarde libre.',
    'Siempre tengo un libro a medias y música en la cocina. Busco conversación de la buena.',
    'El mar en invierno me gusta más que en verano. También los planes sencillos.',
    'Aprendo a bailar con más ganas que talento. Si te ríes conmigo, ya vamos bien.',
    'Café por la mañana, cine por la noche y, en medio, lo que surja.',
  ],
  greeting: 'Hola, tu perfil me ha hecho sonreír. ¿Qué te gusta hacer los domingos?',
  firstNames: {
    female: ['Lucía', 'Carmen', 'Inés', 'Pilar', 'Marta', 'Rocío', 'Elena', 'Nuria'],
    male: ['Javier', 'Mateo', 'Andrés', 'Pablo', 'Ignacio', 'Hugo', 'Ramón', 'Diego'],
  },
  cities: {
    ES: [
      ['Valencia', 'Comunitat Valenciana'],
      ['Sevilla', 'Andalucía'],
      ['Madrid', 'Comunidad de Madrid'],
      ['Bilbao', 'País Vasco'],
      ['Barcelona', 'Cataluña'],
    ],
  },
}
