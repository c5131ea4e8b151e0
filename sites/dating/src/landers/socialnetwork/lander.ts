import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 50,
    mature: 70,
    casual: 80,
    'men-seeking-men': 60,
    'women-seeking-women': 50,
    kink: 90,
    'shared-interests': 40,
  },
  heading: { size: { step: 5 } },
}
