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
  desk: {
    held: [
      'Casi nunca estoy aquí. Escríbeme por Telegram, mis fotos están en https://fotos.example/mika',
      'Hablemos en otro sitio: WhatsApp +44 7700 900123. Ahí contesto siempre.',
      'Mi suscripción termina esta noche. Escribe a mika@post.example o agrégame en Snapchat.',
      'Me robaron la cartera en el viaje. ¿Me ayudas con dos tarjetas regalo? Te lo devuelvo el lunes.',
      'Gano bien con bitcoin y puedo enseñarte cómo. Llámame al +44 7700 900123.',
    ],
    scam: 'Después de tres mensajes me pidió dinero para pagar una factura del hospital.',
    fakeProfile: 'Conozco estas fotos de un anuncio. Es otra persona.',
    harassment: 'Le dije que no, y desde entonces me escribe que me voy a arrepentir.',
    threat: 'Te vas a arrepentir. Sé en qué calle vives.',
    payment: 'Me cobraron dos veces un paquete y recibí los créditos una sola vez.',
    appeal:
      'Dicen que no se encontró nada, pero los mensajes siguen ahí. Por favor, mírenlo otra vez.',
    decision: 'Hemos leído la conversación y no hemos encontrado nada contrario a las normas.',
    rejection: 'En esta foto no se te ve la cara. Elige una en la que se te vea.',
  },
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
