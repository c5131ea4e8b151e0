import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 80,
    mature: 10,
    casual: 70,
    'men-seeking-men': 70,
    'women-seeking-women': 40,
    kink: 20,
    'shared-interests': 70,
  },
  heading: { size: { min: [{ step: 6, times: 1.6 }, { viewport: 9.5 }] }, digits: 15 },
}
