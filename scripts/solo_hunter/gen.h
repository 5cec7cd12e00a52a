#pragma once
#include "game.h"
struct Rng{u64 x;Rng(u64 s=1):x(s*0x9E3779B97F4A7C15ull+0x1234567){for(int i=0;i<4;i++)n();}u64 n(){x^=x<<13;x^=x>>7;x^=x<<17;return x;}double d(){return (n()>>11)*(1.0/9007199254740992.0);}int r(int k){return n()%k;}
 double g(){double u=d()+1e-12,v=d();return sqrt(-2*log(u))*cos(6.283185307*v);}};
struct Ctx{Net*net;Rng rng;int K=8;int KP=6;float fancy[NF];u8 most[NF];int nfan=0;int fidx[NF];float force[48];bool anyforce=false;float lean[40];bool anylean=false;float temper=0;
  float dwarfF=0;
  Ctx():net(0){memset(fancy,0,sizeof fancy);memset(most,255,sizeof most);memset(force,0,sizeof force);memset(lean,0,sizeof lean);}
  float taste(const u8*r,int ri)const{float t=0;for(int i=0;i<nfan;i++){int f=fidx[i];t+=fancy[f]*min(r[f],most[f]);}t*=(10-min(ri,10))/11.0f;
    if(anyforce)for(int f=0;f<48;f++)if(force[f]!=0&&r[98+f])t+=force[f];return t;}
  float val(const S&s)const{alignas(64) u8 r[384];features(s,r);return net->eval(r)+taste(r,s.ri);}
};
typedef vector<Turn> TV;
static void prune(Ctx&c,TV&v,int K){if((int)v.size()<=K)return;for(auto&t:v)t.w=c.val(t.s);
  std::nth_element(v.begin(),v.begin()+K,v.end(),[](const Turn&a,const Turn&b){return a.w>b.w;});v.resize(K);}
static void gain(S&s,int g,int n){if(!n)return;s.g[g]=min(250,s.g[g]+n);if(g==STONE&&s.own(F_SEAM))s.g[ORE]+=n;if(g==DOG&&s.own(F_DOG_SCHOOL))s.g[WOOD]+=n;}
static const int EATF[13]={0,0,0,2,1,2,0,0,0,1,1,2,3};
static void eat(Turn&t,int a){t.s.g[a]--;t.s.g[FOOD]+=EATF[a]+(a>=SHEEP&&t.s.own(F_SLAUGHTERING_CAVE));t.o(MVEAT[a]);}
static void eatpair(Turn&t){t.s.g[DONKEY]-=2;t.s.g[FOOD]+=3+2*t.s.own(F_SLAUGHTERING_CAVE);t.o(MVEATD);}
static void house(const Turn&t,TV&out,int from=SHEEP,int depth=0){
  if(fits(t.s)){out.push_back(t);return;} if(depth>6)return;
  for(int a=from;a<=CATTLE;a++)if(t.s.g[a]){Turn u=t;eat(u,a);house(u,out,a,depth+1);
    if(a==DONKEY&&t.s.g[a]>=2){Turn x=t;eatpair(x);house(x,out,a,depth+1);}}}
static void houseall(TV&v){bool bad=false;for(auto&t:v)if(!fits(t.s)){bad=true;break;}if(!bad)return;TV o;for(auto&t:v)house(t,o);v.swap(o);}
static bool buy(Turn&t,int g,int n){S&s=t.s;for(int i=0;i<n;i++){if(!s.g[RUBY])return false;s.g[RUBY]--;gain(s,g,1);t.o(MVRUBY[g]);}return true;}
static bool paygoods(Turn&t,const int*c){ // missing bought with rubies
  S&s=t.s;static const int ord[]={WOOD,STONE,ORE,GRAIN,VEG,GOLD};int miss=0;
  for(int g:ord)miss+=max(0,c[g]-(int)s.g[g]); if(miss>min(4,(int)s.g[RUBY]))return false;
  if(c[FOOD]>s.g[FOOD]){ // eat something
    int lack=c[FOOD]-s.g[FOOD];while(lack>0){int spareV=s.g[VEG]-c[VEG],spareG=s.g[GRAIN]-c[GRAIN];if(spareG>0&&lack==1){eat(t,GRAIN);lack--;}else if(spareV>0){eat(t,VEG);lack-=2;}else if(spareG>0){eat(t,GRAIN);lack--;}else return false;}}
  for(int g:ord)if(c[g]>s.g[g])if(!buy(t,g,c[g]-s.g[g]))return false;
  for(int g=0;g<13;g++)s.g[g]-=c[g];return true;}
static void build(Turn&t,int f,int cell){S&s=t.s;u64 b=1ull<<cell;s.cavern&=~b;s.tunnel&=~b;s.deep&=~b;s.rooms|=b;s.owned|=1ull<<f;
  if(f==F_DWELLING)s.ndw++;else s.avail&=~(1ull<<f); if(f<=5)s.dwells|=b;
  switch(f){case F_STONE_CARVER:gain(s,STONE,2);break;case F_BLACKSMITH:gain(s,ORE,2);break;case F_WEAVING_PARLOR:s.g[FOOD]+=s.g[SHEEP];break;case F_MILKING_PARLOR:s.g[FOOD]+=s.g[CATTLE];break;
   case F_STATE_PARLOR:s.parlor=cell;s.g[FOOD]+=2*pc(NB[cell]&s.dwells);break;case F_WOOD_SUPPLIER:s.del[0]=7;break;case F_STONE_SUPPLIER:s.del[1]=5;break;case F_RUBY_SUPPLIER:s.del[2]=4;break;}}
static void sites(Ctx&c,const S&s,int f,vector<int>&out){
  u64 cv=s.cavern;out.clear();
  auto pick=[&](u64 m){ if(!m)return;
    if(f==F_STATE_PARLOR){int b=-1;double bv=-1;for(u64 x=m;x;x&=x-1){int k=ctz(x);double v=pc(NB[k]&s.dwells)+0.35*pc(NB[k]&~s.rooms&ONB)+0.01*c.rng.d();if(v>bv){bv=v;b=k;}}out.push_back(b);return;}
    if(f<=5){int b=-1;double bv=-1;for(u64 x=m;x;x&=x-1){int k=ctz(x);double v=0;
        if(s.parlor!=255)v=10*((NB[k]>>s.parlor)&1)+0.1*c.rng.d();
        else{u64 nb=NB[k]&~s.rooms;for(u64 y=nb;y;y&=y-1){int p=ctz(y);v=max(v,1.0*pc(NB[p]&s.dwells)+0.2*pc(NB[p]&~s.rooms&ONB&~(1ull<<k)));}v+=0.05*c.rng.d();}
        if(v>bv){bv=v;b=k;}}out.push_back(b);return;}
    int b=-1;double bv=1e9;for(u64 x=m;x;x&=x-1){int k=ctz(x);double v=2*pc(NB[k]&s.dwells)+(s.parlor!=255?8*((NB[k]>>s.parlor)&1):0)+0.3*pc(NB[k]&~s.rooms)+0.5*c.rng.d();if(v<bv){bv=v;b=k;}}out.push_back(b);};
  pick(cv); if(s.own(F_WORK_ROOM)){pick(s.deep);if(s.tunnel)pick(s.tunnel);}
}
static void discounts(const S&s,int f,const int*base,int*c){memcpy(c,base,13*sizeof(int));if(s.own(F_CARPENTER))c[WOOD]=max(0,c[WOOD]-1);if(s.own(F_STONE_CARVER))c[STONE]=max(0,c[STONE]-1);}
static const int LOOTDW[13]={2,2,0,0,0,0,0,0,0,0,0,0,0};
static void furnish1(Ctx&c,const Turn&t,int f,const int*base,TV&out){
  const S&s=t.s;int cost[13];discounts(s,f,base,cost);vector<int> cells;
  int modes=s.own(F_BUILDER)?4:1;bool done=false;
  for(int m=0;m<modes&&!done;m++){int k[13];memcpy(k,cost,sizeof k);
    if(m&1){if(!k[WOOD])continue;k[WOOD]--;k[ORE]++;} if(m&2){if(!k[STONE])continue;k[STONE]--;k[ORE]++;}
    bool direct=true;for(int g=0;g<13;g++)if(k[g]>s.g[g])direct=false;
    if(!direct&&m<modes-1&&modes>1)continue; // rubies only in the last mode
    Turn u=t;if(!paygoods(u,k))continue;
    sites(c,u.s,f,cells);for(int cell:cells){Turn x=u;x.o(MVFURN[f][cell]);if(modes>1)x.o(MVPAY[m]);build(x,f,cell);out.push_back(x);} done=direct;}
}
static void furnish(Ctx&c,const Turn&t,bool dwell,TV&out){
  const S&s=t.s;if(!s.cavern&&!(s.own(F_WORK_ROOM)&&(s.tunnel|s.deep)))return;
  int last=dwell?6:48;for(int f=0;f<last;f++){if(!(s.avail>>f&1))continue;
    if(f==F_TRADER&&(s.own(F_SPARE_PART_STORAGE)))continue; if(f==F_SPARE_PART_STORAGE&&s.own(F_TRADER))continue;
    furnish1(c,t,f,FCOST[f],out);}
}
// landscape
static void reward(S&s,u64 cells){if(cells>>C1&1)s.g[BOAR]++;if(cells>>A3&1)s.g[BOAR]++;if(cells>>B4&1)s.g[FOOD]++;if(cells>>E4&1)s.g[FOOD]++;if(cells>>F1&1)s.g[FOOD]+=2;}
struct Cand{u64 key;int a,b,kind;u32 n;};
static void addc(Ctx&c,vector<Cand>&v,u64 key,int a,int b,int kind){for(auto&x:v)if(x.key==key){x.n++;if(c.rng.r(x.n)==0){x.a=a;x.b=b;x.kind=kind;}return;}v.push_back({key,a,b,kind,1});}
static void tileMF(Ctx&c,const Turn&t,TV&out){
  const S&s=t.s;u64 tl=s.tilled();u64 edge=tl?touch(tl):(1ull<<E_C4);u64 freec=FORESTM&~tl;bool off=s.own(F_OFFICE_ROOM);
  vector<Cand> cs;
  for(u64 x=freec&(off?FORESTM:ONB);x;x&=x-1){int m=ctz(x);for(u64 y=NB[m]&freec;y;y&=y-1){int f=ctz(y);
    bool mo=m<24,fo=f<24;if(!mo&&!fo)continue;if((!mo||!fo)&&!off)continue;
    if(s.stable>>f&1)continue; u64 both=1ull<<m|1ull<<f; if(!(both&edge))continue;
    u64 wild=ONB&freec&~both;u64 md=s.meadow|1ull<<m;
    u64 key=twins(wild)|twins(md)<<4|(u64)(mo&&fo)<<8|(u64)((both>>C1&1)|(both>>A3&1)<<1|(both>>B4&1)<<2)<<9|(u64)(s.stable>>m&1)<<12|(u64)(pc(NB[m]&s.meadow)>0)<<13|(u64)mo<<14|(u64)min(3,(int)pc(touch(tl|both)&wild))<<15;
    addc(c,cs,key,m,f,0);}}
  for(auto&x:cs){Turn u=t;S&n=u.s;u64 both=1ull<<x.a|1ull<<x.b;n.meadow|=1ull<<x.a;n.field|=1ull<<x.b;u.o(MVMF[x.a][x.b]);if((both&ONB)!=both)n.g[GOLD]+=2;reward(n,both);house(u,out);}
}
static void tileMtn(Ctx&c,const Turn&t,TV&out,bool cc){
  const S&s=t.s;u64 cv=s.cave();u64 edge=touch(cv),freec=MOUNTM&~cv;bool off=s.own(F_OFFICE_ROOM);vector<Cand> cs;
  for(u64 x=freec;x;x&=x-1){int a=ctz(x);for(u64 y=NB[a]&freec;y;y&=y-1){int b=ctz(y);bool ao=a<24,bo=b<24;if(!ao&&!bo)continue;if((!ao||!bo)&&!off)continue;
    u64 both=1ull<<a|1ull<<b;if(!(both&edge))continue;
    for(int kind=0;kind<2;kind++){ if(kind==1&&(!cc||a>b))continue; if(kind==0&&!MVCT[a][b])continue;
      u64 tn=s.tunnel|(kind==0?1ull<<b:0);u64 rock=ONB&freec&~both;int adj=0;u64 cav=(kind?both:1ull<<a);for(u64 z=cav;z;z&=z-1)adj=max(adj,(int)pc(NB[ctz(z)]&s.dwells));
      int padj=s.parlor!=255?pc(NB[s.parlor]&cav):0;
      u64 key=kind|(u64)twins(rock)<<1|(u64)twins(tn)<<5|(u64)(ao&&bo)<<9|(u64)((both>>E4&1)|(both>>F1&1)<<1)<<10|(u64)adj<<12|(u64)padj<<14|(u64)min(2,(int)pc(NB[b]&s.tunnel))<<16|(u64)min(3,(int)pc(touch(cv|both)&rock))<<18|(u64)ao<<20;
      addc(c,cs,key,a,b,kind);}}}
  for(auto&x:cs){Turn u=t;S&n=u.s;u64 both=1ull<<x.a|1ull<<x.b;if(x.kind){n.cavern|=both;u.o(MVCC[x.a][x.b]);}else{n.cavern|=1ull<<x.a;n.tunnel|=1ull<<x.b;u.o(MVCT[x.a][x.b]);}
    if((both&ONB)!=both)n.g[GOLD]+=2;reward(n,both);out.push_back(u);}
}
enum{T_M,T_F,T_T,T_C};
static void single(Ctx&c,const Turn&t,int kind,bool ruby,TV&out){
  const S&s=t.s;vector<Cand> cs;u64 fr;
  if(kind<=T_F){u64 tl=s.tilled();u64 edge=tl?touch(tl):(1ull<<E_C4);fr=FORESTM&ONB&~tl&edge;if(kind==T_F)fr&=~s.stable;
    for(u64 x=fr;x;x&=x-1){int a=ctz(x);u64 wild=FORESTM&ONB&~tl&~(1ull<<a);u64 md=s.meadow|(kind==T_M?1ull<<a:0);u64 key=twins(wild)|twins(md)<<4|(u64)(a==C1||a==A3)<<8|(u64)(a==B4)<<9|(u64)(s.stable>>a&1)<<10;addc(c,cs,key,a,0,0);}}
  else{u64 cv=s.cave();fr=MOUNTM&ONB&~cv&touch(cv);
    for(u64 x=fr;x;x&=x-1){int a=ctz(x);u64 rock=MOUNTM&ONB&~cv&~(1ull<<a);u64 tn=s.tunnel|(kind==T_T?1ull<<a:0);int adj=kind==T_C?pc(NB[a]&s.dwells):0;u64 key=twins(rock)|twins(tn)<<4|(u64)(a==E4)<<8|(u64)(a==F1)<<9|adj<<10|(u64)(s.parlor!=255&&(NB[a]>>s.parlor&1))<<13;addc(c,cs,key,a,0,0);}}
  for(auto&x:cs){Turn u=t;S&n=u.s;u64 b=1ull<<x.a;if(ruby)n.g[RUBY]-=kind==T_C?2:1;
    switch(kind){case T_M:n.meadow|=b;u.o(ruby?MVRM[x.a]:MVS_M[x.a]);break;case T_F:n.field|=b;u.o(ruby?MVRF[x.a]:MVS_F[x.a]);break;case T_T:n.tunnel|=b;u.o(ruby?MVRT[x.a]:MVS_T[x.a]);break;case T_C:n.cavern|=b;u.o(ruby?MVRC[x.a]:MVS_C[x.a]);}
    reward(n,b);house(u,out);}
}
static bool woodpay(Turn&u,int w){int k[13]={0};k[WOOD]=w;return paygoods(u,k);}
static void fenceS(Ctx&c,const Turn&t,int price,TV&out){const S&s=t.s;int w=max(0,price-(int)s.own(F_CARPENTER));
  vector<Cand> cs;for(u64 x=s.meadow;x;x&=x-1){int a=ctz(x);u64 key=(s.stable>>a&1)|twins(s.meadow&~(1ull<<a))<<1;addc(c,cs,key,a,0,0);}
  for(auto&x:cs){Turn u=t;if(!woodpay(u,w))continue;u.s.meadow&=~(1ull<<x.a);u.s.small|=1ull<<x.a;u.o(MVFENCE1[x.a]);house(u,out);}}
static void fenceL(Ctx&c,const Turn&t,int price,TV&out){const S&s=t.s;if(s.nla>=6)return;int w=max(0,price-(int)s.own(F_CARPENTER));
  vector<Cand> cs;for(u64 x=s.meadow;x;x&=x-1){int a=ctz(x);for(u64 y=NB[a]&s.meadow;y;y&=y-1){int b=ctz(y);if(b<a)continue;u64 bo=1ull<<a|1ull<<b;u64 key=pc(s.stable&bo)|twins(s.meadow&~bo)<<2;addc(c,cs,key,a,b,0);}}
  for(auto&x:cs){Turn u=t;if(!woodpay(u,w))continue;u64 bo=1ull<<x.a|1ull<<x.b;u.s.meadow&=~bo;u.s.large|=bo;u.s.la[u.s.nla++]=bo;u.o(MVFENCE2[x.a][x.b]);house(u,out);}}
static void stableB(Ctx&c,const Turn&t,bool freeS,TV&out){const S&s=t.s;if(pc(s.stable)>=3)return;int st=freeS||s.own(F_STONE_CARVER)?0:1;
  u64 tl=s.tilled();vector<Cand> cs;u64 ok=((FORESTM&ONB&~tl)|s.meadow|s.small|s.large)&~s.stable;
  for(u64 x=ok;x;x&=x-1){int a=ctz(x);u64 b=1ull<<a;u64 key=(s.meadow&b)?1:(s.small&b)?2:(s.large&b)?3:4;if(key==3){for(int i=0;i<s.nla;i++)if(s.la[i]&b)key=5+pc(s.stable&s.la[i]);}if(key==1)key|=(pc(NB[a]&s.meadow)>0)<<4;if(key==4)key|=(a==C1||a==A3||a==B4)<<4;addc(c,cs,key,a,0,0);}
  for(auto&x:cs){Turn u=t;int k[13]={0};k[STONE]=st;if(!paygoods(u,k))continue;u.s.stable|=1ull<<x.a;u.o(MVSTABLE[x.a]);out.push_back(u);}}
static void sow(Ctx&c,const Turn&t,TV&out){const S&s=t.s;int e=pc(s.field&~s.sown());if(!e)return;
  int G=min(2,(int)s.g[GRAIN]),V=min(2,(int)s.g[VEG]);
  for(int g=0;g<=G;g++)for(int v=0;v<=V;v++){if(g+v==0||g+v>e)continue; if((g<G||v<V)&&g+v<e&&(g+v<min(e,G+V)))continue;
    Turn u=t;S&n=u.s;u64 em=n.field&~n.sown();for(int i=0;i<g;i++){u64 b=em&-em;em^=b;n.g3|=b;n.g[GRAIN]--;u.o(MVSOWG[ctz(b)]);}
    for(int i=0;i<v;i++){u64 b=em&-em;em^=b;n.v2|=b;n.g[VEG]--;u.o(MVSOWV[ctz(b)]);} house(u,out);}}
static void breedopts(const S&s,int most,vector<int>&sets){ // maximal feasible subsets
  int can=0;for(int k=0;k<4;k++)if(s.g[SHEEP+k]>=2)can|=1<<k;bool ok[16];sets.clear();if(!can){sets.push_back(0);return;}
  if((int)pc(can)<=most&&fitsn(s,s.g[SHEEP]+(can&1),s.g[DONKEY]+(can>>1&1),s.g[BOAR]+(can>>2&1),s.g[CATTLE]+(can>>3&1))){sets.push_back(can);return;}
  for(int m=0;m<16;m++)ok[m]=(m&~can)==0&&pc(m)<=most&&(m==0||fitsn(s,s.g[SHEEP]+(m&1),s.g[DONKEY]+(m>>1&1),s.g[BOAR]+(m>>2&1),s.g[CATTLE]+(m>>3&1)));
  for(int m=15;m>=0;m--)if(ok[m]){bool mx=true;for(int k=0;k<4;k++)if(!(m>>k&1)&&ok[m|1<<k])mx=false;if(mx)sets.push_back(m);}
  if(sets.empty())sets.push_back(0);}
static void dobreed(S&s,int m){int n=0;for(int k=0;k<4;k++)if(m>>k&1){s.g[SHEEP+k]++;n++;if(k==1&&s.own(F_QUARRY))gain(s,STONE,1);}
  if(s.own(F_BREEDING_CAVE)&&n)s.g[FOOD]+=n==4?5:n;}
// expedition of the dwarf placed last
static const int LORD[23]={2,6,4,7,8,10,1,0,17,19,13,21,12,14,16,11,18,20,3,5,9,15,22};
struct Part{Turn t;int pos;};
static void expedition(Ctx&c,const Turn&t0,int level,TV&out){
  int str=t0.s.aw[t0.s.na-1];if(!str)return;
  vector<Part> cur{{t0,0}};
  auto finish=[&](const Turn&t,bool all){Turn u=t;S&s=u.s;if(all){for(int i=0;i<s.na;i++)if(s.aw[i])s.aw[i]=min(14,s.aw[i]+1);for(int i=0;i<s.nh;i++)if(s.hw[i])s.hw[i]=min(14,s.hw[i]+1);}
    s.aw[s.na-1]=min(14,s.aw[s.na-1]+1);std::sort(s.hw,s.hw+s.nh);out.push_back(u);};
  vector<std::pair<Part,bool>> st;st.push_back({{t0,0},false});
  for(int l=0;l<level;l++){vector<std::pair<Part,bool>> nx;
    for(auto&pp:st){const Turn&t=pp.first.t;const S&s=t.s;
      for(int q=pp.first.pos;q<23;q++){int it=LORD[q];if(LS[it]>str)continue;TV r;Turn u=t;u.o(MVLOOT[it]);bool al=pp.second;
        switch(it){
          case 0:al=true;r.push_back(u);break;
          case 1:gain(u.s,DOG,1);r.push_back(u);break; case 2:gain(u.s,WOOD,1);r.push_back(u);break;
          case 3:u.s.g[SHEEP]++;house(u,r);break; case 4:u.s.g[GRAIN]++;r.push_back(u);break; case 5:u.s.g[DONKEY]++;house(u,r);break;
          case 6:gain(u.s,STONE,1);r.push_back(u);break; case 7:u.s.g[VEG]++;r.push_back(u);break; case 8:u.s.g[ORE]+=2;r.push_back(u);break;
          case 9:u.s.g[BOAR]++;house(u,r);break; case 10:u.s.g[GOLD]+=2;r.push_back(u);break;
          case 11:furnish(c,u,false,r);break; case 12:stableB(c,u,true,r);break; case 13:single(c,u,T_T,false,r);break;
          case 14:fenceS(c,u,1,r);break; case 15:u.s.g[CATTLE]++;house(u,r);break; case 16:fenceL(c,u,2,r);break; case 17:single(c,u,T_M,false,r);break;
          case 18:if(s.cavern||(s.own(F_WORK_ROOM)&&(s.tunnel|s.deep)))furnish1(c,u,F_DWELLING,LOOTDW,r);break;
          case 19:single(c,u,T_F,false,r);break; case 20:sow(c,u,r);break; case 21:single(c,u,T_C,false,r);break;
          case 22:{vector<int> bs;breedopts(s,2,bs);for(int m:bs)if(m){Turn x=u;x.o(MVBREED[m]);dobreed(x.s,m);r.push_back(x);}}break;}
        for(auto&x:r)nx.push_back({{x,q+1},al});}}
    if(nx.empty())break;
    if((int)nx.size()>c.KP){for(auto&x:nx)x.first.t.w=c.val(x.first.t.s)+(x.second?0.4f*0:0);
      // weapons to come are seen
      for(auto&x:nx)if(x.second){S s=x.first.t.s;for(int i=0;i<s.na;i++)if(s.aw[i])s.aw[i]=min(14,s.aw[i]+1);for(int i=0;i<s.nh;i++)if(s.hw[i])s.hw[i]=min(14,s.hw[i]+1);x.first.t.w=c.val(s);}
      std::nth_element(nx.begin(),nx.begin()+c.KP,nx.end(),[](auto&a,auto&b){return a.first.t.w>b.first.t.w;});nx.resize(c.KP);}
    st.swap(nx);}
  for(auto&x:st)if(x.first.pos)finish(x.first.t,x.second);
}
static void both(TV&base,TV&more){base.insert(base.end(),more.begin(),more.end());}
static void cavernfirst(Ctx&c,const Turn&t,TV&o){o.push_back(t);if(t.s.g[RUBY]>=2&&!t.s.cavern){TV x;single(c,t,T_C,true,x);if(!x.empty())o.push_back(x[c.rng.r(x.size())]);}}
static void farm(Ctx&c,const Turn&t0,int animal,int n,TV&out){
  TV st{t0};if(t0.s.g[RUBY]&&!t0.s.meadow){TV x;single(c,t0,T_M,true,x);prune(c,x,2);both(st,x);}
  TV a;for(auto&t:st){a.push_back(t);fenceL(c,t,4,a);}
  TV b;for(auto&t:a){b.push_back(t);fenceS(c,t,2,b);}
  prune(c,b,c.K+2);
  TV d;for(auto&t:b){d.push_back(t);stableB(c,t,false,d);}
  TV e;for(auto&t:d){Turn u=t;u.s.g[animal]+=n;u.o(MVTAKE);TV h;house(u,h);prune(c,h,3);both(e,h);}
  prune(c,e,c.K+4);both(out,e);
}
static void forge(Ctx&c,const Turn&t,TV&out){const S&s=t.s;if(s.aw[s.na-1])return;int dis=s.own(F_BLACKSMITH)?2:0;
  for(int k=1;k<=8;k++){int cost=max(0,k-dis);if(dis&&k==1)continue;int lack=max(0,cost-(int)s.g[ORE]);if(lack>min(2,(int)s.g[RUBY]))break;
    Turn u=t;if(lack)buy(u,ORE,lack);u.s.g[ORE]-=cost;u.s.aw[u.s.na-1]=k;u.o(MVFORGE[k]);out.push_back(u);}}
static void exped2(Ctx&c,const TV&in,int lvl,int keep,TV&out){TV all;for(auto&t:in)expedition(c,t,lvl,all);prune(c,all,keep);both(out,all);}
static void sowprep(Ctx&c,const Turn&t,TV&o){ // with rubies: fields, crops
  TV b;b.push_back(t);
  if(t.s.g[RUBY]){TV cur{t};for(int k=0;k<2;k++){TV x;for(auto&u:cur)if(u.s.g[RUBY])single(c,u,T_F,true,x);prune(c,x,2);if(x.empty())break;both(b,x);cur.swap(x);}
    TV e;for(auto&u:b){int em=pc(u.s.field&~u.s.sown()),G=min(2,(int)u.s.g[GRAIN]),V=min(2,(int)u.s.g[VEG]);
      for(int nv=0;nv<=2-V;nv++)for(int ng=0;ng<=2-G;ng++){if(nv+ng==0||nv+ng>u.s.g[RUBY]||G+V+nv+ng>em)continue;Turn x=u;buy(x,VEG,nv);buy(x,GRAIN,ng);e.push_back(x);}}
    both(b,e);}
  both(o,b);}
static void use(Ctx&c,const Turn&t,int sp,TV&out){ // dwarf stands there
  const S&s=t.s;Turn u=t;S&n=u.s;TV v;
  switch(sp){
    case RM:gain(n,RUBY,n.srm+(n.rmine?1:0));n.srm=0;out.push_back(u);break;
    case WG:gain(n,WOOD,n.swg);n.swg=0;out.push_back(u);break;
    case OREM:gain(n,ORE,n.sore+2*pc(n.omine));n.sore=0;out.push_back(u);break;
    case ORED:gain(n,STONE,n.sods);gain(n,ORE,n.sodo+2*pc(n.omine));n.sods=n.sodo=0;out.push_back(u);break;
    case RUBD:gain(n,RUBY,n.srd+(pc(n.rmine)>=2));n.srd=0;out.push_back(u);break;
    case HW:{TV pre;cavernfirst(c,t,pre);for(auto&p:pre){Turn x=p;x.o(MVTAKE);gain(x.s,DOG,1);if(&p==&pre[0])out.push_back(x);furnish(c,x,false,v);
        if(!x.s.own(F_DOG_SCHOOL)&&p.s.cavern){Turn y=p;vector<int> ce;sites(c,y.s,F_DOG_SCHOOL,ce);y.o(MVFURN[F_DOG_SCHOOL][ce[0]]);if(y.s.own(F_BUILDER)){}build(y,F_DOG_SCHOOL,ce[0]);y.o(MVTAKE);gain(y.s,DOG,1);v.push_back(y);}}
      prune(c,v,2*c.K);both(out,v);}break;
    case SB:{TV a;tileMF(c,t,a);prune(c,a,c.K);both(out,a);TV b=a;b.push_back(t);TV p;for(auto&x:b)sowprep(c,x,p);for(auto&x:p)sow(c,x,v);prune(c,v,c.K);both(out,v);}break;
    case EXC:gain(n,STONE,n.sexc);n.sexc=0;out.push_back(u);tileMtn(c,u,v,true);prune(c,v,c.K+4);both(out,v);break;
    case SUS:gain(n,FOOD,n.ssus);n.ssus=0;n.g[GRAIN]++;out.push_back(u);tileMF(c,u,v);prune(c,v,c.K);both(out,v);break;
    case LOG:{gain(n,WOOD,n.slog);n.slog=0;out.push_back(u);TV pre;cavernfirst(c,u,pre);exped2(c,pre,1,c.K,out);}break;
    case BSM:{TV b;if(!s.aw[s.na-1]){forge(c,t,b);prune(c,b,4);both(out,b);}else b.push_back(t);TV pre;for(auto&x:b)cavernfirst(c,x,pre);exped2(c,pre,3,c.K+4,out);}break;
    case OMC:{TV pre{t};if(s.g[RUBY]&&!twins(s.tunnel)){TV x;single(c,t,T_T,true,x);prune(c,x,2);both(pre,x);
          if(s.g[RUBY]>=2){TV y;for(auto&z:x){TV w;single(c,z,T_T,true,w);both(y,w);}prune(c,y,2);both(pre,y);}}
        TV b;for(auto&p:pre){vector<Cand> cs;u64 tn=p.s.tunnel;for(u64 x=tn;x;x&=x-1){int a=ctz(x);for(u64 y=NB[a]&tn;y;y&=y-1){int d=ctz(y);if(MVMINE[a][d])addc(c,cs,twins(tn&~(1ull<<a|1ull<<d)),a,d,0);}}
          for(auto&k:cs){Turn x=p;u64 bo=1ull<<k.a|1ull<<k.b;x.s.tunnel&=~bo;x.s.omine|=1ull<<k.a;x.s.deep|=1ull<<k.b;x.o(MVMINE[k.a][k.b]);gain(x.s,ORE,3);b.push_back(x);}}
        prune(c,b,3);both(out,b);if(s.aw[s.na-1]){b.push_back(t);TV pre2;for(auto&x:b)cavernfirst(c,x,pre2);exped2(c,pre2,2,c.K,out);}}break;
    case RMC:{TV pre{t};if(s.g[RUBY]&&!(s.tunnel|s.deep)){TV x;single(c,t,T_T,true,x);prune(c,x,2);both(pre,x);}
        TV b;for(auto&p:pre){if(p.s.tunnel){vector<Cand> cs;for(u64 x=p.s.tunnel;x;x&=x-1)addc(c,cs,twins(p.s.tunnel&~(x&-x)),ctz(x),0,0);for(auto&k:cs){Turn x=p;x.s.tunnel&=~(1ull<<k.a);x.s.rmine|=1ull<<k.a;x.o(MVRMINE[k.a]);b.push_back(x);}}
          if(p.s.deep){Turn x=p;int k=ctz(p.s.deep);x.s.deep&=~(1ull<<k);x.s.rmine|=1ull<<k;gain(x.s,RUBY,1);x.o(MVRMINE[k]);b.push_back(x);
            if(x.s.own(F_GUEST_ROOM)&&x.s.tunnel){int q=ctz(x.s.tunnel);x.s.tunnel&=~(1ull<<q);x.s.rmine|=1ull<<q;x.o(MVRMINE[q]);b.push_back(x);}}}
        both(out,b);}break;
    case SHF:n.ssh=0;farm(c,u,SHEEP,s.ssh,out);break;
    case DKF:n.sdk=0;farm(c,u,DONKEY,s.sdk,out);break;
    case WISH:{if(cangrow(s)){Turn x=t;x.o(MVGROW);x.s.nb++;out.push_back(x);}
        TV pre;cavernfirst(c,t,pre);for(auto&p:pre)furnish(c,p,true,v);prune(c,v,c.K);both(out,v);
        if(s.own(F_GUEST_ROOM))for(auto&x:v)if(cangrow(x.s)){Turn y=x;y.o(MVGROW);y.s.nb++;out.push_back(y);}}break;
    case URG:{Turn x=t;x.o(MVTAKE);x.s.g[GOLD]+=3;out.push_back(x);
        TV pre;cavernfirst(c,t,pre);for(auto&p:pre)furnish(c,p,true,v);
        for(auto&y:v){if(cangrow(y.s)){y.o(MVGROW);y.s.nb++;}if(y.s.own(F_GUEST_ROOM)){y.o(MVTAKE);y.s.g[GOLD]+=3;}}prune(c,v,c.K);both(out,v);}break;
    case FL:{TV b;if(cangrow(s)){Turn x=t;x.o(MVGROW);x.s.nb++;out.push_back(x);b.push_back(x);}else b.push_back(t);TV p;for(auto&x:b)sowprep(c,x,p);for(auto&x:p)sow(c,x,v);prune(c,v,c.K);both(out,v);}break;
    case ADV:{TV b;if(!s.aw[s.na-1]){forge(c,t,b);prune(c,b,4);both(out,b);}else b.push_back(t);TV pre;for(auto&x:b)cavernfirst(c,x,pre);
        TV one;exped2(c,pre,1,c.K,one);both(out,one);exped2(c,one,1,c.K+2,out);}break;
    case ORET:for(int k=0;k<3&&n.g[ORE]>=2;k++){n.g[ORE]-=2;n.g[GOLD]+=2;n.g[FOOD]++;u.o(MVTRADE);out.push_back(u);}break;
  }
}
static void nextround(S&s){ // after harvest
  for(int i=0;i<s.na;i++)s.hw[s.nh++]=s.aw[i];s.na=0;for(int i=0;i<s.nb;i++)s.hw[s.nh++]=0;s.nb=0;std::sort(s.hw,s.hw+s.nh);s.occ=0;s.passed=0;
  if(s.ri>=10){s.over=1;return;} s.ri++;
  if(s.del[0]){s.del[0]--;gain(s,WOOD,1);}if(s.del[1]){s.del[1]--;gain(s,STONE,1);}if(s.del[2]){s.del[2]--;gain(s,RUBY,1);}
  if(s.own(F_MINER))gain(s,ORE,min((int)pc(s.omine),(int)s.g[DONKEY]));
  #define CL(x) if(s.x>=6)s.x=0
  CL(slog);CL(swg);CL(sexc);CL(sore);CL(ssus);CL(srm);CL(ssh);CL(sdk);CL(srd);if(s.sods+s.sodo>=6)s.sods=s.sodo=0;
  s.slog+=s.slog?1:3;s.swg++;s.sexc++;s.sore+=s.sore?1:2;s.ssus++;s.srm++;
  if(s.ri>=1)s.ssh++;if(s.ri>=4)s.sdk++;if(s.ri>=6){s.sods++;s.sodo++;}if(s.ri>=10)s.srd+=s.srd?1:2;
}
// meals: cheapest by a list of prices
static bool meal(Turn&t,int needed,const float*price,Ctx&c){
  S&s=t.s;int lack=needed-s.g[FOOD];if(lack<=0)return true;
  // items: grain veg ruby sheep donkey boar cattle gold ; DP over food 0..lack
  int b=s.own(F_SLAUGHTERING_CAVE);const int IT[8]={GRAIN,VEG,RUBY,SHEEP,DONKEY,BOAR,CATTLE,GOLD};
  const int N=lack;static thread_local float best[9][64];static thread_local u8 ch[9][64];if(N>=60)return false;
  for(int f=0;f<=N;f++)best[0][f]=f?1e9:0;
  for(int k=0;k<8;k++){int it=IT[k],have=s.g[it];for(int f=0;f<=N;f++){best[k+1][f]=1e9;ch[k+1][f]=0;}
    for(int q=0;q<=have;q++){int fd;float co;
      if(it==GOLD){if(q==1)continue;fd=q?q-1:0;co=price[GOLD]*q;}
      else if(it==DONKEY){fd=(q/2)*(3+2*b)+(q&1)*(1+b);co=q*price[it];}
      else{fd=q*(EATF[it]+(it>=SHEEP?b:0));co=q*price[it];}
      if(it>=SHEEP&&it<=CATTLE){int left=have-q;if(have>=2&&left<2)co+=price[it]*1.5f*(s.ri<10);if(have>=1&&left<1)co+=s.ri>=9?2.5f:0.5f;}
      for(int f=0;f<=N;f++){if(best[k][f]>=1e8)continue;int g=min(N,f+fd);float v=best[k][f]+co;if(v<best[k+1][g]){best[k+1][g]=v;ch[k+1][g]=q;}}
      if(fd>=N+2)break;}
  }
  // backtrack needs predecessor food: recompute by search
  if(best[8][N]>=1e8){ // eat all, beg the rest
    for(int k=0;k<8;k++){int it=IT[k];if(it==GOLD){if(s.g[GOLD]>=2){int q=s.g[GOLD];t.o(MVEATG[min(q,40)]);s.g[FOOD]+=q-1;s.g[GOLD]=0;}}else if(it==DONKEY){while(s.g[DONKEY]>=2)eatpair(t);if(s.g[DONKEY])eat(t,DONKEY);}else while(s.g[it])eat(t,it);}
    return true;}
  int f=N;int qs[8];
  for(int k=7;k>=0;k--){int q=ch[k+1][f];qs[k]=q;int it=IT[k];int fd;float co;
    if(it==GOLD)fd=q?q-1:0;else if(it==DONKEY)fd=(q/2)*(3+2*b)+(q&1)*(1+b);else fd=q*(EATF[it]+(it>=SHEEP?b:0));
    int have=s.g[it];co=q*price[it];if(it>=SHEEP&&it<=CATTLE){int left=have-q;if(have>=2&&left<2)co+=price[it]*1.5f*(s.ri<10);if(have>=1&&left<1)co+=s.ri>=9?2.5f:0.5f;}
    int pf=-1;if(f<N){pf=f-fd;}else{for(int g=N;g>=0;g--)if(g+fd>=N&&best[k][g]<1e8&&fabs(best[k][g]+co-best[k+1][f])<1e-3){pf=g;break;}}
    if(pf<0)return false;f=pf;}
  for(int k=0;k<8;k++){int it=IT[k],q=qs[k];if(!q)continue;if(it==GOLD){t.o(MVEATG[q]);s.g[GOLD]-=q;s.g[FOOD]+=q-1;}else if(it==DONKEY){while(q>=2){eatpair(t);q-=2;}if(q)eat(t,DONKEY);}else while(q--)eat(t,it);}
  return true;}
static void cook(Turn&t,int lack){ // cooking cave, beer parlor: food from crops
  S&s=t.s;static int mc=0;if(!mc)mc=mv("convert cooking_cave");
  while(s.own(F_COOKING_CAVE)&&lack>=3&&s.g[GRAIN]&&s.g[VEG]&&s.g[FOOD]<200){s.g[GRAIN]--;s.g[VEG]--;s.g[FOOD]+=5;lack-=5;t.o(mc);}}
static void lastexchange(Turn&t);

static const int MI[8]={GRAIN,VEG,RUBY,GOLD,SHEEP,DONKEY,BOAR,CATTLE};
static inline int mealfood(int it,int q,int b){if(!q)return 0;if(it==GOLD)return q-1;if(it==DONKEY)return (q/2)*(3+2*b)+(q&1)*(1+b);return q*(EATF[it]+(it>=SHEEP?b:0));}
struct Mix{float c;u64 k;};
static float after(Ctx&c,S s,bool pay){ // fed; bred; the next round
  if(!pay){vector<int> bs;breedopts(s,4,bs);dobreed(s,bs[0]);}
  nextround(s);return s.over?(float)score(s):c.val(s);}
static void serve(Ctx&c,const Turn&t,int nd,bool pay,TV&cand,int most){
  const S&s=t.s;int lack=nd-s.g[FOOD];
  auto finish=[&](Turn u){int n=nd;if(u.s.own(F_MINING_CAVE)){int d0=need(t.s,pay),d1=need(u.s,pay);n+=max(0,d1-d0);}
    int paid=min(n,(int)u.s.g[FOOD]);u.s.g[FOOD]-=paid;u.s.beg+=n-paid;static int MF[20]={0};if(!MF[0])for(int i=0;i<13;i++)MF[i]=mv("feed "+std::to_string(i));u.o(MF[min(paid,12)]);
    if(!pay){vector<int> bs;breedopts(u.s,4,bs);for(size_t i=0;i<bs.size()&&i<3;i++){Turn x=u;x.o(MVBREED[bs[i]]);dobreed(x.s,bs[i]);cand.push_back(x);}}else cand.push_back(u);};
  if(lack<=0){finish(t);return;}
  int b=s.own(F_SLAUGHTERING_CAVE);
  float cost[8][16];int lim[8];S fed=s;fed.g[FOOD]=0;float v0=after(c,fed,pay);
  for(int i=0;i<8;i++){int it=MI[i],have=s.g[it];int k=0;cost[i][0]=0;
    int full=0;while(full<have&&mealfood(it,full,b)<lack)full++;lim[i]=min(15,full);
    for(k=1;k<=lim[i];k++){ if(it==GOLD&&k==1){cost[i][1]=1e6;continue;}
      if(k<=3||(it==GOLD&&k<=2)){S x=fed;x.g[it]-=k;cost[i][k]=max(0.02f,v0-after(c,x,pay));}
      else cost[i][k]=cost[i][k-1]+max(0.05f,it==GOLD?1.0f:cost[i][k-1]-cost[i][k-2]);}}
  const int M=c.K>100?40:5;static thread_local Mix best[2][40][40];static thread_local int nb[2][40];int N=min(lack,39);
  for(int f=0;f<=N;f++)nb[0][f]=0;best[0][0][0]={0,0};nb[0][0]=1;int cur=0;
  for(int i=0;i<8;i++){int nx=cur^1;for(int f=0;f<=N;f++)nb[nx][f]=0;
    for(int f=0;f<=N;f++)for(int e=0;e<nb[cur][f];e++){Mix m=best[cur][f][e];for(int k=0;k<=lim[i];k++){if(k&&f>=N)break;if(cost[i][k]>1e5)continue;int g=min(N,f+mealfood(MI[i],k,b));float cc=m.c+cost[i][k];
        int n=nb[nx][g];if(n==M&&cc>=best[nx][g][M-1].c)continue;int p=min(n,M-1);while(p>0&&best[nx][g][p-1].c>cc){best[nx][g][p]=best[nx][g][p-1];p--;}best[nx][g][p]={cc,m.k|(u64)k<<(8*i)};nb[nx][g]=min(M,n+1);}}
    cur=nx;}
  int made=0;for(int e=0;e<nb[cur][N]&&made<most;e++,made++){Turn u=t;u64 k=best[cur][N][e].k;
    for(int i=0;i<8;i++){int q=k>>(8*i)&255,it=MI[i];if(!q)continue;if(it==GOLD){u.o(MVEATG[q]);u.s.g[GOLD]-=q;u.s.g[FOOD]+=q-1;}else if(it==DONKEY){while(q>=2){eatpair(u);q-=2;}if(q)eat(u,DONKEY);}else while(q--)eat(u,it);}
    finish(u);}
  if(!made){Turn u=t;float pr[13]={0};for(int g=0;g<13;g++)pr[g]=1;meal(u,nd,pr,c);finish(u);}
}
static void roundend(Ctx&c,const Turn&t0,TV&out,int keep){
  Turn t=t0;S&s=t.s;int rd=s.round();
  if(rd<=2){nextround(s);out.push_back(t);return;}
  bool pay=rd==4;
  if(!pay){u64 a1=s.g1,a2=s.g2,a3=s.g3,b1=s.v1,b2=s.v2;s.g[GRAIN]+=pc(a1|a2|a3);s.g[VEG]+=pc(b1|b2);s.g1=a2;s.g2=a3;s.g3=0;s.v1=b2;s.v2=0;}
  TV cand;int nd=need(s,pay);serve(c,t,nd,pay,cand,c.K>100?40:4);
  if(nd>s.g[FOOD]){
    if(s.own(F_WORKING_CAVE)){int sp=pay?1:(s.nd()>s.nb?2:1);static int fw[3]={0};if(!fw[0]){fw[0]=mv("feed adult wood");fw[1]=mv("feed adult stone");fw[2]=mv("feed adult ore");}
      for(int m=0;m<3;m++){int q=m==2?2:1;if(s.g[m]<q)continue;Turn u=t;u.s.g[m]-=q;u.o(fw[m]);serve(c,u,max(0,nd-sp),pay,cand,2);}}
    if(s.own(F_COOKING_CAVE)){static int mc=0;if(!mc)mc=mv("convert cooking_cave");Turn u=t;for(int k=0;k<2&&u.s.g[GRAIN]&&u.s.g[VEG];k++){u.s.g[GRAIN]--;u.s.g[VEG]--;u.s.g[FOOD]+=5;u.o(mc);serve(c,u,nd,pay,cand,2);if(u.s.g[FOOD]>=nd)break;}}
  }
  for(auto&u:cand){nextround(u.s);if(u.s.over){lastexchange(u);u.w=score(u.s);}else u.w=c.val(u.s);}
  std::sort(cand.begin(),cand.end(),[](const Turn&a,const Turn&b){return a.w>b.w;});
  int n=0;for(size_t i=0;i<cand.size()&&n<keep;i++){if(i&&!memcmp(&cand[i].s,&cand[i-1].s,sizeof(S)))continue;out.push_back(cand[i]);n++;}
}
static void lastexchange(Turn&t){ // before scoring, greedily
  static int beer=0,hunt,bp,spare;if(!beer){beer=mv("convert beer_parlor gold");hunt=mv("convert hunting_parlor");bp=mv("convert blacksmithing_parlor");spare=mv("convert spare_part_storage");}
  for(int it=0;it<60;it++){int base=score(t.s),bg=0;Turn bt;auto tryit=[&](Turn&u){int g=score(u.s)-base;if(g>bg){bg=g;bt=u;}};
    S&s=t.s;
    if(s.g[RUBY]){for(int g:{GRAIN,VEG,SHEEP,DONKEY,BOAR,CATTLE,DOG}){if(g==CATTLE&&!s.g[FOOD])continue;Turn u=t;u.s.g[RUBY]--;if(g==CATTLE)u.s.g[FOOD]--;u.s.g[g]++;u.o(MVRUBY[g]);if(g>=SHEEP&&!fits(u.s))continue;tryit(u);}
      if(s.own(F_BLACKSMITHING_PARLOR)&&s.g[ORE]){Turn u=t;u.s.g[RUBY]--;u.s.g[ORE]--;u.s.g[GOLD]+=2;u.s.g[FOOD]++;u.o(bp);tryit(u);}
      if(s.own(F_STONE_STORAGE)){Turn u=t;if(buy(u,STONE,1))tryit(u);} }
    if(s.g[RUBY]>=2&&s.own(F_FOOD_CHAMBER)){Turn u=t;u.s.g[RUBY]-=2;u.s.g[GRAIN]++;u.s.g[VEG]++;u.o(MVRUBY[GRAIN]);u.o(MVRUBY[VEG]);tryit(u);}
    if(s.own(F_BEER_PARLOR)&&s.g[GRAIN]>=2){Turn u=t;u.s.g[GRAIN]-=2;u.s.g[GOLD]+=3;u.o(beer);tryit(u);}
    if(s.own(F_HUNTING_PARLOR)&&s.g[BOAR]>=2){Turn u=t;u.s.g[BOAR]-=2;u.s.g[GOLD]+=2;u.s.g[FOOD]+=2;u.o(hunt);tryit(u);}
    if(s.own(F_SPARE_PART_STORAGE)&&s.g[WOOD]&&s.g[STONE]&&s.g[ORE]){Turn u=t;u.s.g[WOOD]--;u.s.g[STONE]--;u.s.g[ORE]--;u.s.g[GOLD]+=2;u.o(spare);tryit(u);}
    if(!bg)break;t=bt;}
}
static u64 usable(const S&s){return (PRINTED|cardsmask(s))&~s.occ;}
static void place(Ctx&c,const Turn&t,int idx,int sp,TV&out){Turn u=t;S&s=u.s;int w=s.hw[idx];for(int i=idx;i+1<s.nh;i++)s.hw[i]=s.hw[i+1];s.nh--;s.hw[s.nh]=0;s.aw[s.na++]=w;s.occ|=1ull<<sp;u.o(MVPLACE[sp]);use(c,u,sp,out);}
static void normal(S&s){std::sort(s.aw,s.aw+s.na);}
static void purchases(Ctx&c,const Turn&t,TV&out){ // something that a ruby buys before the turn ends
  const S&s=t.s;if(!s.g[RUBY]||t.n>36)return;
  for(int a=SHEEP;a<=CATTLE;a++){if(a==CATTLE&&!s.g[FOOD])continue;Turn u=t;u.s.g[RUBY]--;if(a==CATTLE)u.s.g[FOOD]--;u.s.g[a]++;u.o(MVRUBY[a]);if(fits(u.s))out.push_back(u);}
  for(int k=0;k<4;k++){if(k==T_C&&s.g[RUBY]<2)continue;single(c,t,k,true,out);}
}
// all turns from a position where a dwarf is to be placed
static void turns(Ctx&c,const S&s0,TV&fin,int*spaceOf=0){
  struct More{Ctx&c;int k;More(Ctx&c,int k):c(c),k(k){c.K+=k;c.KP+=k;}~More(){c.K-=k;c.KP-=k;}} more_(c,s0.ri==10?4:0);
  Turn t;t.s=s0;t.n=0;t.w=0;TV mid;vector<int> sp;
  u64 us=usable(s0);
  for(u64 x=us;x;x&=x-1){int k=ctz(x);size_t b=mid.size();place(c,t,0,k,mid);(void)b;}
  if(s0.g[RUBY]&&s0.hw[s0.nh-1]>0)for(int i=1;i<s0.nh;i++){if(!s0.hw[i]||s0.hw[i]==s0.hw[0]||(i+1<s0.nh&&s0.hw[i+1]==s0.hw[i]))continue;
      Turn u=t;u.s.g[RUBY]--;u.o(MVORDER[s0.hw[i]]);for(int k:{LOG,BSM,OMC,ADV})if(us>>k&1)place(c,u,i,k,mid);}
  if(mid.empty()){t.s.nh=0;t.s.na=0;t.o(MVPASS);for(int i=0;i<s0.nh;i++)t.s.aw[t.s.na++]=s0.hw[i];for(int i=0;i<s0.na;i++)t.s.aw[t.s.na++]=s0.aw[i];mid.push_back(t);}
  for(auto&m:mid)normal(m.s);
  if(mid[0].s.nh>0||(mid.size()>1&&mid[1].s.nh>0)){fin.swap(mid);return;}
  if(s0.g[RUBY]||mid.size()>0){TV more;vector<int> id(mid.size());for(size_t i=0;i<mid.size();i++){id[i]=i;mid[i].w=mid[i].s.g[RUBY]?c.val(mid[i].s):-1e9f;}
    std::sort(id.begin(),id.end(),[&](int a,int b){return mid[a].w>mid[b].w;});for(size_t i=0;i<(c.K>100?9999u:4u)&&i<id.size();i++)if(mid[id[i]].s.g[RUBY])purchases(c,mid[id[i]],more);both(mid,more);
    for(int rep=0;rep<2&&!more.empty();rep++){prune(c,more,c.K>100?400:2);TV x;for(auto&u:more)purchases(c,u,x);both(mid,x);more.swap(x);}}
  prune(c,mid,2*c.K+8);
  for(auto&m:mid)roundend(c,m,fin,c.K>100?150:2);
}
