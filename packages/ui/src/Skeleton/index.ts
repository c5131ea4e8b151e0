export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './Skeleton.tsx'
