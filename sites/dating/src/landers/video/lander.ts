import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 90,
    mature: 80,
    casual: 30,
    'men-seeking-men': 40,
    'women-seeking-women': 90,
    kink: 10,
    'shared-interests': 90,
  },
  heading: {
    size: {
      min: [
        { viewport: 11.5 },
        { max: [{ step: 4 }, { min: [{ viewport: 7.6 }, { step: 6, times: 1.5 }] }] },
      ],
    },
    digits: 13,
  },
}
