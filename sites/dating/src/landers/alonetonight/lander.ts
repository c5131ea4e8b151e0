import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 70,
    mature: 30,
    casual: 20,
    'men-seeking-men': 90,
    'women-seeking-women': 80,
    kink: 80,
    'shared-interests': 80,
  },
  heading: { size: { step: 4 } },
}
