import { Skeleton } from '../../../components/skeleton.tsx'

export function TakingSkeleton() {
  return (
    <div className="space-y-8">
      <Skeleton className="h-9 w-2/5" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-9 w-4/5" />
      <div className="space-y-2">
        {[0, 1, 2, 3].map((option) => (
          <Skeleton key={option} className="h-12 w-full" />
        ))}
      </div>
    </div>
  )
}
