import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 10,
    mature: 90,
    casual: 10,
    'men-seeking-men': 20,
    'women-seeking-women': 70,
    kink: 60,
    'shared-interests': 50,
  },
  heading: { size: { step: 4 } },
}
