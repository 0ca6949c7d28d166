// The surface of a die: its picture, lit as metal or as enamel, with the relief that all faces share.

import { ShaderMaterial, type Texture } from 'three';
import { COLUMNS, ROWS } from './body.ts';
import { BRIGHTEST, lustre } from './light.ts';
import { finishMap, normalMap } from './relief.ts';

const VERTEX = `
varying vec2 vUv;
varying vec3 vNormal;
varying vec3 vPlace;
void main() {
  vUv = uv;
  vNormal = normalMatrix * normal;
  vec4 place = modelViewMatrix * vec4(position, 1.0);
  vPlace = place.xyz;
  gl_Position = projectionMatrix * place;
}`;

const FRAGMENT = `
uniform sampler2D faces;
uniform sampler2D finish;
uniform sampler2D relief;
uniform sampler2D lustre;
varying vec2 vUv;
varying vec3 vNormal;
varying vec3 vPlace;

// the directions in which the picture runs on the surface, from how both change from pixel to pixel
vec3 embossed(vec3 normal, vec3 bump, vec2 at) {
  vec3 px = dFdx(vPlace), py = dFdy(vPlace);
  vec2 ux = dFdx(at), uy = dFdy(at);
  vec3 qx = cross(py, normal), qy = cross(normal, px);
  vec3 tangent = qx * ux.x + qy * uy.x;
  vec3 bitangent = qx * ux.y + qy * uy.y;
  float scale = inversesqrt(max(max(dot(tangent, tangent), dot(bitangent, bitangent)), 1e-12));
  return normalize(tangent * scale * bump.x + bitangent * scale * bump.y + normal * bump.z);
}

void main() {
  vec2 onFace = vUv * vec2(${COLUMNS}.0, ${ROWS}.0);
  vec3 bump = texture2D(relief, onFace).xyz * 2.0 - 1.0;
  vec3 normal = embossed(normalize(vNormal), bump, onFace);
  vec2 looks = vec2(normal.xy * 0.49 + 0.5);
  vec3 mirrored = texture2D(lustre, looks * vec2(0.5, 1.0)).rgb * ${BRIGHTEST}.0;
  vec2 enamelled = texture2D(lustre, looks * vec2(0.5, 1.0) + vec2(0.5, 0.0)).rg * ${BRIGHTEST}.0;
  vec3 paint = texture2D(faces, vUv).rgb;
  float metal = texture2D(finish, onFace).r;
  vec3 light = mix(paint * enamelled.r + enamelled.g, paint * mirrored, metal);
  gl_FragColor = vec4(light, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export type Metal = ShaderMaterial;

/** Gives the surface for a sheet of faces; what all dice share is made once. */
export const metalWorks = (): ((faces: Texture) => Metal) => {
  const shared = {
    finish: { value: finishMap() },
    relief: { value: normalMap() },
    lustre: { value: lustre() },
  };
  return (faces) =>
    new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { ...shared, faces: { value: faces } },
    });
};
