// A cached page as heavy as one likes, to tell what a page's bytes cost from what the application adds.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ kilobytes: string }> };

export default async function HeavyPage({ params }: Props) {
  const { kilobytes } = await params;
  // The text stands twice in the page: in its markup, and in the data that brings it to life.
  return <p>{"bare page ".repeat(Number(kilobytes) * 50)}</p>;
}
