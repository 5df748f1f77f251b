/** Style sheets as the bundler hands them over. */
declare module '*.module.css' {
  const names: { readonly [name: string]: string };
  export default names;
}
declare module '*.css';
