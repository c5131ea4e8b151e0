export const paymentMethods = ['card', 'bank', 'wallet', 'directdebit'] as const
