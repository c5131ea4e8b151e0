import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 60,
    mature: 50,
    casual: 90,
    'men-seeking-men': 80,
    'women-seeking-women': 30,
    kink: 70,
    'shared-interests': 10,
  },
  heading: { size: { step: 5 } },
}
